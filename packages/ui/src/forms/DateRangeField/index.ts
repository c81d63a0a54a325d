export { type DateRange, DateRangeField, type DateRangeFieldLabels, type DateRangeFieldProps } from './DateRangeField.tsx'
