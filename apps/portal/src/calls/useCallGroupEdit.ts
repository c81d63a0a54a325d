import { useRecordEdit, type RecordEditing } from '../forms/useRecordEdit.ts'
import { callGroupKind, type CallGroupField, type CallGroupProblems, type CallGroupRecord, type CallGroupValues } from './callGroupRecord.ts'

/** What saving a call group answers. */
export interface CallGroupAnswer {
  CallGroup: CallGroupRecord
}

export type CallGroupEditing = RecordEditing<CallGroupValues, CallGroupField, CallGroupProblems, CallGroupAnswer>

/** The edit of one call group, on a page that stays. `about`: what the route's action needs beside the edit. */
export function useCallGroupEdit(group: CallGroupRecord, about?: () => object): CallGroupEditing {
  return useRecordEdit(group, callGroupKind(group.ID), { savedAs: ({ CallGroup }: CallGroupAnswer) => CallGroup, ...(about && { about }) })
}
