export { DoorRow } from './DoorRow.tsx'
export type { DoorRowProps } from './DoorRow.tsx'
export type { DoorAct, DoorActionState } from './doorAct.ts'
