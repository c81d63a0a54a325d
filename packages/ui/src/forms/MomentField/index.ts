export { MomentField } from './MomentField.tsx'
export type { MomentFieldLabels, MomentFieldProps } from './MomentField.tsx'
