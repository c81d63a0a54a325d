import { useRecordEdit, type RecordEditing } from '../forms/useRecordEdit.ts'
import { callGroupKind, type CallGroupField, type CallGroupProblems, type CallGroupRecord, type CallGroupValues } from './callGroupRecord.ts'

/** The answer to saving a call group. */
export interface CallGroupAnswer {
  CallGroup: CallGroupRecord
}

export type CallGroupEditing = RecordEditing<CallGroupValues, CallGroupField, CallGroupProblems, CallGroupAnswer>

/** Edits a call group on a page that stays after saving. `about` is further data for the route's action. */
export function useCallGroupEdit(group: CallGroupRecord, about?: () => object): CallGroupEditing {
  return useRecordEdit(group, callGroupKind(group.ID), { savedAs: ({ CallGroup }: CallGroupAnswer) => CallGroup, ...(about && { about }) })
}
