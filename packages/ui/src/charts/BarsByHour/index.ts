export { BarsByHour } from './BarsByHour.tsx'
export type { BarsByHourProps, HourOfEntries } from './BarsByHour.tsx'
