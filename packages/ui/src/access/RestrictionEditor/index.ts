export { RestrictionEditor, type RestrictionEditorLabels, type RestrictionEditorProps } from './RestrictionEditor.tsx'
export type { RestrictionPart } from './restrictionParts.ts'
