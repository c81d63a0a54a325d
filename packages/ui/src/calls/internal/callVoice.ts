import { type CallPerson, type CallPhone, showPhoneNumber, type Words } from '@portal/domain'
import type { callMessages } from './call.messages.ts'

/** Words for sentences about calls, and the language in which lists are joined. */
export interface CallVoice {
  locale: string
  words: Words<typeof callMessages>
}

/** Users with their names. */
export type NamedPeople = readonly Pick<CallPerson, 'id' | 'name'>[]

/** A phone's name: the user's, or the number's name, or the number. */
export function nameOfPhone({ kind, personId, number }: Pick<CallPhone, 'personId' | 'number'> & Partial<Pick<CallPhone, 'kind'>>, people: NamedPeople, { words }: CallVoice): string {
  if (number && number.label.trim() !== '') return number.label.trim()
  if (number) return showPhoneNumber(number.phone)
  const name = people.find(({ id }) => id === personId)?.name ?? words.unknownPerson
  return kind === 'telephone' ? words.ownPhone({ name }) : name
}

/** Joins names: 'Ana, Ben and Carl'. */
export function listNames(names: readonly string[], { locale }: CallVoice): string {
  return new Intl.ListFormat(locale).format(names)
}
