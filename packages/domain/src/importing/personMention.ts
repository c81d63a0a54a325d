import { isEmailAddress } from '../textInput/emailAddress.ts'
import { foldText } from '../textInput/foldText.ts'

/** How a cell names a user: by email address, or by name, with the unit if several users have the same name. */
export type PersonMention = { email: string } | { name: string; unit: string | null }

/** A user that a cell can name. */
export interface KnownPerson {
  name: string
  email: string
  unit: string
}

/** Splits a cell with several values at “;”, “|” or a line break. A comma can be part of a name. */
export function splitSeveral(text: string): string[] {
  return text.split(/[;|\n]/).map((part) => part.trim()).filter((part) => part !== '')
}

/** Reads “ana@mail.example”, “Ana Ruiz” or “Ana Ruiz (1204)”. */
export function readPersonMention(text: string): PersonMention {
  const mention = text.trim()
  if (isEmailAddress(mention)) return { email: mention.toLowerCase() }
  const [, name = mention, unit = null] = /^(.+?)\s*\(([^()]+)\)$/.exec(mention) ?? []
  return { name, unit: unit?.trim() ?? null }
}

/** Users, indexed by email address and by name, to find those that cells name. */
export interface PeopleIndex {
  byEmail: ReadonlyMap<string, readonly KnownPerson[]>
  byName: ReadonlyMap<string, readonly KnownPerson[]>
}

export function indexPeople(people: readonly KnownPerson[]): PeopleIndex {
  return {
    byEmail: groupedBy(people.filter(({ email }) => email !== ''), ({ email }) => email.toLowerCase()),
    byName: groupedBy(people, ({ name }) => foldText(name)),
  }
}

function groupedBy(people: readonly KnownPerson[], keyOf: (person: KnownPerson) => string): Map<string, KnownPerson[]> {
  const groups = new Map<string, KnownPerson[]>()
  for (const person of people) {
    const group = groups.get(keyOf(person))
    if (group) group.push(person)
    else groups.set(keyOf(person), [person])
  }
  return groups
}

/** The users that a mention can mean. */
export function peopleMentioned({ byEmail, byName }: PeopleIndex, mention: PersonMention): readonly KnownPerson[] {
  if ('email' in mention) return byEmail.get(mention.email) ?? []
  const named = byName.get(foldText(mention.name)) ?? []
  return mention.unit === null ? named : named.filter(({ unit }) => unit === mention.unit)
}
