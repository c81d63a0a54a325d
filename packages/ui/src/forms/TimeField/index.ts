export { readTime, stepTime, writeTime } from './readTime.ts'
export { TimeField, timeFieldLabels } from './TimeField.tsx'
export type { TimeFieldLabels, TimeFieldProps } from './TimeField.tsx'
