export { RestrictionEditor } from './RestrictionEditor.tsx'
export type { RestrictionEditorLabels, RestrictionEditorProps } from './RestrictionEditor.tsx'
export type { RestrictionPart } from './restrictionParts.ts'
