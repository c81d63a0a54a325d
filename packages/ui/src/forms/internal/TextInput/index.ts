export { ControlBox } from './ControlBox.ts'
export { ExemptArea, ExemptInput } from './ExemptInput.tsx'
export { TextAreaInput, type TextFilterProps, TextInput } from './TextInput.tsx'
