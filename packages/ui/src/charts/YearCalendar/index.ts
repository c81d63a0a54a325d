export { type MarkedDays, YearCalendar, type YearCalendarProps } from './YearCalendar.tsx'
