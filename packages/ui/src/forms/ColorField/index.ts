export { ColorField, type ColorFieldProps } from './ColorField.tsx'
export { hexOf } from './hexOf.ts'
