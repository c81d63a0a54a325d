export { DoorRow, type DoorRowProps } from './DoorRow.tsx'
export type { DoorAct, DoorActionState } from './doorAct.ts'
