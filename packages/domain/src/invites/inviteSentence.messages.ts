/** The parts of the sentence that says which doors an invite opens and when. Hours, dates and lists are inserted as text. */
export const inviteSentenceEnglish = {
  opens: 'Opens {doors}, {when}.',
  doors: { one: '{count} door', other: '{count} doors' },
  today: 'today',
  todayUntil: 'today until {time}',
  todayFrom: 'today from {time}',
  todayBetween: 'today, {times}',
  weekly: 'every {days}, {times}',
  daily: '{days}, {times}',
  once: 'once',
  uses: { one: '{count} time', other: '{count} times' },
} as const
