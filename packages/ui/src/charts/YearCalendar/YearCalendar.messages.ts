export const yearCalendarMessages = {
  name: 'The next 12 months',
  what: 'Name',
  days: 'Days',
  marked: 'Holiday',
  exception: 'Exception: other hours',
  today: 'Today',
  day: '{day}: {names}',
  asTable: 'Show as table',
  asCalendar: 'Show as calendar',
} as const
