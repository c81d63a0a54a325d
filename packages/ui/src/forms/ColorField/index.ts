export { ColorField } from './ColorField.tsx'
export { hexOf } from './hexOf.ts'
export type { ColorFieldProps } from './ColorField.tsx'
