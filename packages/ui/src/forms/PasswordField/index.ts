export { PasswordField, type PasswordFieldLabels, type PasswordFieldProps } from './PasswordField.tsx'
export type { RefusedInsertion } from './usePasswordFilter.ts'
