export { YearCalendar } from './YearCalendar.tsx'
export type { MarkedDays, YearCalendarProps } from './YearCalendar.tsx'
