export { Combobox, type ComboboxLabels, type ComboboxOption, type ComboboxProps } from './Combobox.tsx'
export { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx'
export { MultiComboboxField, type MultiComboboxFieldProps } from './MultiComboboxField.tsx'
