export { SwitchField } from './SwitchField.tsx'
export type { SwitchFieldProps } from './SwitchField.tsx'
