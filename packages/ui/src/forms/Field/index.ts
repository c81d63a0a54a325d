export { Field, FieldError, Help, isShown } from './Field.tsx'
export type { FieldControlProps, FieldLabels, FieldProps, FieldTexts } from './Field.tsx'
