import { normalizeRestriction, type Restriction } from '@portal/domain'

/** How a restriction is kept: the domain's own shape as JSON, said in one way only, without what is left of its uses: those are counted apart. */
export function writeRestriction(restriction: Restriction): string {
  return JSON.stringify(normalizeRestriction({ ...restriction, usesLeft: null }))
}

const textsKept = 500
const held = new Map<string, Restriction>()

/** The same object for the same text, as long as it is among the last few hundred: the same rules are read with nearly every call. */
export function readRestriction(text: string | null): Restriction | null {
  if (text === null) return null
  const restriction = held.get(text) ?? (JSON.parse(text) as Restriction)
  held.delete(text)
  held.set(text, restriction)
  const [oldest] = held.keys()
  if (held.size > textsKept && oldest !== undefined) held.delete(oldest)
  return restriction
}
