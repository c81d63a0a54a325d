export { CallGroupEditor, type CallGroupEditorLabels, type CallGroupEditorProps, type CallGroupPerson } from './CallGroupEditor.tsx'
export type { CallMend } from './editorContext.ts'
