import { isEmailAddress } from '../textInput/emailAddress.ts'
import { foldText } from '../textInput/foldText.ts'

/** How a cell names a person: by email address, or by name, with the unit where several have it. */
export type PersonMention = { email: string } | { name: string; unit: string | null }

/** A user that a cell can name. */
export interface KnownPerson {
  name: string
  email: string
  unit: string
}

/** The separators of several values in a cell: “;”, “|” or a line break. A comma is part of a name. */
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

/** Users by the ways that cells name them. */
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
