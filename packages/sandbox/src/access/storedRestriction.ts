import { normalizeRestriction, type Restriction } from '@portal/domain'

/**
 * Turns a restriction into the text that the database stores: the domain's own shape as JSON, normalized, without the uses left, which are
 * counted elsewhere.
 */
export function writeRestriction(restriction: Restriction): string {
  return JSON.stringify(normalizeRestriction({ ...restriction, usesLeft: null }))
}

const textsKept = 500
const held = new Map<string, Restriction>()

/** Reads a stored restriction. Caches the last few hundred texts, since nearly every call reads the same ones. */
export function readRestriction(text: string | null): Restriction | null {
  if (text === null) return null
  const restriction = held.get(text) ?? (JSON.parse(text) as Restriction)
  held.delete(text)
  held.set(text, restriction)
  const [oldest] = held.keys()
  if (held.size > textsKept && oldest !== undefined) held.delete(oldest)
  return restriction
}
