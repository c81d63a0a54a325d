export { MonthBars, type MonthBarsProps, type MonthOfAmounts } from './MonthBars.tsx'
