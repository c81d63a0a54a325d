export { ConflictPanel } from './ConflictPanel.tsx'
export type { ConflictField, ConflictPanelLabels, ConflictPanelProps, ConflictSide, KeptChange } from './ConflictPanel.tsx'
