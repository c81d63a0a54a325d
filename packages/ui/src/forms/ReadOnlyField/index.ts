export { ReadOnlyField } from './ReadOnlyField.tsx'
export type { ReadOnlyFieldProps } from './ReadOnlyField.tsx'
