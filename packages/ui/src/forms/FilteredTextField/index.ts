export { FilteredTextArea, FilteredTextField } from './FilteredTextField.tsx'
export type { FilteredTextAreaProps, FilteredTextFieldProps } from './FilteredTextField.tsx'
