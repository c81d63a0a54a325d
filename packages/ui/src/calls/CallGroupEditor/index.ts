export { CallGroupEditor } from './CallGroupEditor.tsx'
export type { CallGroupEditorLabels, CallGroupEditorProps, CallGroupPerson } from './CallGroupEditor.tsx'
export type { CallMend } from './editorContext.ts'
