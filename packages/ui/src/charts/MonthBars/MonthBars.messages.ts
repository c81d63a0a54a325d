export const monthBarsMessages = {
  name: 'Amounts by month',
  month: 'Month',
  total: 'Total',
  asTable: 'Show as table',
  asBars: 'Show as bars',
} as const
