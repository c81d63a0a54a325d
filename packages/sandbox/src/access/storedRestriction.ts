import { normalizeRestriction, type Restriction } from '@portal/domain'

/** How a restriction is kept: the domain's own shape as JSON, said in one way only, without what is left of its uses: those are counted apart. */
export function writeRestriction(restriction: Restriction): string {
  return JSON.stringify(normalizeRestriction({ ...restriction, usesLeft: null }))
}

export function readRestriction(text: string | null): Restriction | null {
  return text === null ? null : (JSON.parse(text) as Restriction)
}
