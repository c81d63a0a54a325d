export const rangeBarsMessages = {
  name: 'Entries over time',
  time: 'Time',
  entries: 'Entries',
  denied: 'Denied',
  calls: 'Visitor calls',
  now: 'Now',
  hint: 'Drag across the bars to select a time.',
  asTable: 'Show as table',
  asBars: 'Show as bars',
} as const
