export { ChoiceField } from './ChoiceField.tsx'
export type { ChoiceFieldProps } from './ChoiceField.tsx'
