export { DateRangeField } from './DateRangeField.tsx'
export type { DateRange, DateRangeFieldLabels, DateRangeFieldProps } from './DateRangeField.tsx'
