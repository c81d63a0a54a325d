export { MonthBars } from './MonthBars.tsx'
export type { MonthBarsProps, MonthOfAmounts } from './MonthBars.tsx'
