export { TextArea, TextField } from './TextField.tsx'
export type { TextAreaProps, TextFieldLabels, TextFieldProps } from './TextField.tsx'
