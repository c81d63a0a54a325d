export { FilteredTextArea, type FilteredTextAreaProps, FilteredTextField, type FilteredTextFieldProps } from './FilteredTextField.tsx'
