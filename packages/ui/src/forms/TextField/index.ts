export { TextArea, type TextAreaProps, TextField, type TextFieldLabels, type TextFieldProps } from './TextField.tsx'
