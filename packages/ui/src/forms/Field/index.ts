export { Field, type FieldControlProps, FieldError, type FieldLabels, type FieldProps, type FieldTexts, Help, isShown } from './Field.tsx'
