export { writeTime } from './readTime.ts'
export { TimeField, type TimeFieldLabels, type TimeFieldProps } from './TimeField.tsx'
