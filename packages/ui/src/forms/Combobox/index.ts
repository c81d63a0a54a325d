export { Combobox } from './Combobox.tsx'
export type { ComboboxLabels, ComboboxOption, ComboboxProps } from './Combobox.tsx'
export { ComboboxField } from './ComboboxField.tsx'
export type { ComboboxFieldProps } from './ComboboxField.tsx'
