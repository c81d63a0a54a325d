export { BarsByHour, type BarsByHourProps, type HourOfEntries } from './BarsByHour.tsx'
