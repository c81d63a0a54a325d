/** The pieces of a sentence about a restriction. Times, dates, lists and numbers arrive in the reader's own form. */
export interface RestrictionWords {
  anyTime: string
  noTime: string
  everyDay: string
  allDay: string
  /** 24:00, as an end. */
  midnight: string
  dayRange: (first: string, last: string) => string
  timeRange: (start: string, end: string) => string
  /** From one day into the next. */
  overnight: (start: string, end: string) => string
  daysAndTimes: (days: string, times: string) => string
  dateAndTime: (date: string, time: string) => string
  dateRange: (first: string, last: string) => string
  from: (moment: string) => string
  /** Up to a minute of a day. */
  until: (moment: string) => string
  /** Up to the end of a day. */
  through: (date: string) => string
  uses: (count: string, isOne: boolean) => string
  usesLeft: (count: string, isOne: boolean) => string
  usesPerDay: (count: string, isOne: boolean) => string
  /** `limit` is a `usesPerDay`. */
  onDays: (limit: string, days: string) => string
  open: (when: string) => string
  closed: (when: string) => string
  named: (exception: string, name: string) => string
  timesIn: (zone: string) => string
}

const english: RestrictionWords = {
  anyTime: 'at any time',
  noTime: 'at no time',
  everyDay: 'every day',
  allDay: 'all day',
  midnight: 'midnight',
  dayRange: (first, last) => `${first} to ${last}`,
  timeRange: (start, end) => `${start} to ${end}`,
  overnight: (start, end) => `${start} to ${end} the next day`,
  daysAndTimes: (days, times) => `${days}, ${times}`,
  dateAndTime: (date, time) => `${date}, ${time}`,
  dateRange: (first, last) => `${first} to ${last}`,
  from: (moment) => `from ${moment}`,
  until: (moment) => `until ${moment}`,
  through: (date) => `through ${date}`,
  uses: (count, isOne) => (isOne ? `${count} use` : `${count} uses`),
  usesLeft: (count, isOne) => (isOne ? `${count} use left` : `${count} uses left`),
  usesPerDay: (count, isOne) => (isOne ? `at most ${count} entry a day` : `at most ${count} entries a day`),
  onDays: (limit, days) => `${limit} on ${days}`,
  open: (when) => `open ${when}`,
  closed: (when) => `closed ${when}`,
  named: (exception, name) => `${exception} (“${name}”)`,
  timesIn: (zone) => `times in ${zone}`,
}

const spanish: RestrictionWords = {
  anyTime: 'a cualquier hora',
  noTime: 'en ningún momento',
  everyDay: 'todos los días',
  allDay: 'todo el día',
  midnight: 'medianoche',
  dayRange: (first, last) => `de ${first} a ${last}`,
  timeRange: (start, end) => `de ${start} a ${end}`,
  overnight: (start, end) => `de ${start} a ${end} del día siguiente`,
  daysAndTimes: (days, times) => `${days}, ${times}`,
  dateAndTime: (date, time) => `${date}, ${time}`,
  dateRange: (first, last) => `del ${first} al ${last}`,
  from: (moment) => `desde el ${moment}`,
  until: (moment) => `hasta el ${moment}`,
  through: (date) => `hasta el final del ${date}`,
  uses: (count, isOne) => (isOne ? `${count} uso` : `${count} usos`),
  usesLeft: (count, isOne) => (isOne ? `queda ${count} uso` : `quedan ${count} usos`),
  usesPerDay: (count, isOne) => (isOne ? `como máximo ${count} entrada al día` : `como máximo ${count} entradas al día`),
  onDays: (limit, days) => `${limit}: ${days}`,
  open: (when) => `abierto: ${when}`,
  closed: (when) => `cerrado: ${when}`,
  named: (exception, name) => `${exception} («${name}»)`,
  timesIn: (zone) => `en ${zone}`,
}

/** The built-in words of a locale; English where there are none. */
export function restrictionWordsOf(locale: string): RestrictionWords {
  return locale.toLowerCase().split('-')[0] === 'es' ? spanish : english
}
