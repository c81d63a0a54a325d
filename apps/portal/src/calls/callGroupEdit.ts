import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { useRecordEdit, type RecordEditing } from '../forms/useRecordEdit.ts'
import { callGroupKind, type CallGroupField, type CallGroupProblems, type CallGroupRecord, type CallGroupValues } from './callGroupRecord.ts'
import { showPhoneNumber, type CallNumber } from '@portal/domain'
import type { EditWords } from '#portal/forms/recordKind.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { callGroupMessages } from './callGroups.messages.ts'

/** The answer to saving a call group. */
export interface CallGroupAnswer {
  CallGroup: CallGroupRecord
}

export type CallGroupEditing = RecordEditing<CallGroupValues, CallGroupField, CallGroupProblems, CallGroupAnswer>

/** Edits a call group on a page that stays after saving. `more` are the values of a new group besides its plan. */
export function useCallGroupEdit(group: CallGroupRecord, more: Partial<PayloadOf<typeof endpoints.saveCallGroup>> = {}): CallGroupEditing {
  return useRecordEdit(group, callGroupKind(group.ID), (api, plan): Promise<CallGroupAnswer> => api.saveCallGroup({ ...plan, ...more }), { savedAs: ({ CallGroup }) => CallGroup })
}

/** A call group's parts and values as text. `people`: the users in the plan, and those found by the search. */
export function useCallGroupWords(people: readonly { id: number; name: string }[]): EditWords<CallGroupValues, CallGroupField> {
  const t = callGroupMessages.useWords()
  const list = useFormatsList()
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name || t.formerMember
  const numberOf = ({ phone, label }: CallNumber) => [label.trim(), showPhoneNumber(phone)].filter(Boolean).join(', ')
  return {
    nameOf: (field) => t[field],
    textOf(field, { plan }) {
      if (field === 'name' || field === 'directoryPin') return plan[field]
      if (field === 'quietHours') return plan.quietHours.length === 0 ? '' : t.quietWindows({ count: plan.quietHours.length })
      if (plan.kind === 'voice') return list(plan.numbers.map(numberOf))
      if (field === 'voiceNumber') return plan.voiceNumber ? numberOf(plan.voiceNumber) : ''
      return list(plan.tiers[field === 'second' ? 1 : 0].map(nameOf))
    },
  }
}
