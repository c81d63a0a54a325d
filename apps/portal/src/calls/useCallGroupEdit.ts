import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { useRecordEdit, type RecordEditing } from '../forms/useRecordEdit.ts'
import { callGroupKind, type CallGroupField, type CallGroupProblems, type CallGroupRecord, type CallGroupValues } from './callGroupRecord.ts'

/** The answer to saving a call group. */
export interface CallGroupAnswer {
  CallGroup: CallGroupRecord
}

export type CallGroupEditing = RecordEditing<CallGroupValues, CallGroupField, CallGroupProblems, CallGroupAnswer>

/** Edits a call group on a page that stays after saving. `more` are the values of a new group besides its plan. */
export function useCallGroupEdit(group: CallGroupRecord, more: Partial<PayloadOf<typeof endpoints.saveCallGroup>> = {}): CallGroupEditing {
  return useRecordEdit(group, callGroupKind(group.ID), (api, plan): Promise<CallGroupAnswer> => api.saveCallGroup({ ...plan, ...more }), { savedAs: ({ CallGroup }) => CallGroup })
}
