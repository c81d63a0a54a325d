export { type ConflictField, ConflictPanel, type ConflictPanelLabels, type ConflictPanelProps, type ConflictSide, type KeptChange } from './ConflictPanel.tsx'
