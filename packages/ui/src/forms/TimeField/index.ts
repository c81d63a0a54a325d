export { writeTime } from './readTime.ts'
export { TimeField } from './TimeField.tsx'
export type { TimeFieldLabels, TimeFieldProps } from './TimeField.tsx'
