export { ControlBox } from './ControlBox.ts'
export { ExemptArea, ExemptInput } from './ExemptInput.tsx'
export { TextAreaInput, TextInput } from './TextInput.tsx'
export type { TextFilterProps } from './TextInput.tsx'
