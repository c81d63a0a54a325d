export { MomentField, type MomentFieldLabels, type MomentFieldProps } from './MomentField.tsx'
