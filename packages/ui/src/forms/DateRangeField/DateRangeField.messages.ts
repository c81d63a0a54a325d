export const dateRangeFieldMessages = {
  label: 'Dates',
  from: 'First day',
  until: 'Last day',
  backwards: 'The last day is before the first.',
} as const
