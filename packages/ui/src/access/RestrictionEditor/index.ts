export { RestrictionEditor } from './RestrictionEditor.tsx'
export type { RestrictionEditorProps } from './RestrictionEditor.tsx'
export { restrictionEditorLabels } from './restrictionEditorLabels.ts'
export type { RestrictionEditorLabels } from './restrictionEditorLabels.ts'
