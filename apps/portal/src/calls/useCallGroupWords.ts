import { showPhoneNumber, type CallNumber } from '@portal/domain'
import type { EditWords } from '../forms/EditWords.ts'
import { useFormatsList } from '../i18n/useFormats.ts'
import type { CallGroupField, CallGroupValues } from './callGroupRecord.ts'
import { callGroupMessages } from './callGroups.messages.ts'

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
