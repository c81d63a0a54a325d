export { EmailField } from './EmailField.tsx'
export type { EmailFieldProps } from './EmailField.tsx'
