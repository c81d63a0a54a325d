export const heatMapMessages = {
  name: 'Entries by weekday and hour',
  time: 'Time',
  entries: 'Entries',
  denied: 'Denied',
  permitted: 'Permitted hours',
  outside: 'Outside permitted hours',
  hour: '{day}, {from} to {to}',
  between: '{from} to {to}',
  orMore: '{count} or more',
  asTable: 'Show as table',
  asPicture: 'Show as picture',
} as const
