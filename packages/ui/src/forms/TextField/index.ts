export { TextArea, TextField } from './TextField.tsx'
export type { TextAreaProps, TextFieldProps } from './TextField.tsx'
