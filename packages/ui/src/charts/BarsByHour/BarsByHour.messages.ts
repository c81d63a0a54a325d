export const barsByHourMessages = {
  name: 'Entries by hour',
  hour: 'Hour',
  span: '{from} to {to}',
  entries: 'Entries',
  denied: 'Denied',
  usual: 'Usual',
  byNow: '{count} by now',
  now: 'Now',
  asTable: 'Show as table',
  asBars: 'Show as bars',
} as const
