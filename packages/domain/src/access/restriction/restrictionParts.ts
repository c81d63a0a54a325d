import { normalizeRestriction } from './normalizeRestriction.ts'
import { restrictionClauses, type RestrictionClause } from './describeRestriction.ts'
import { unrestricted, type Restriction } from './restriction.ts'
import type { RecordParts } from '../../edits/mergeEdits.ts'

const keysOf: Record<RestrictionClause, readonly (keyof Restriction)[]> = {
  windows: ['windows'],
  validity: ['validFrom', 'validUntil'],
  uses: ['usesAllowed', 'usesLeft'],
  usesPerDay: ['usesPerDay'],
  holidays: ['closedOnHolidays'],
  exceptions: ['exceptions'],
}

/** The parts of a restriction that two users can change separately: weekly hours, dates, uses, entries a day, exceptions. */
const clauseParts: RecordParts<Restriction, RestrictionClause> = {
  fields: () => restrictionClauses,
  of(restriction, clause) {
    const normal = normalizeRestriction(restriction)
    // Uses at the doors lower the number of remaining uses during an edit, which isn't the user's change.
    return clause === 'uses' ? normal.usesAllowed : keysOf[clause].map((key) => normal[key])
  },
  put: (into, clause, from) => keysOf[clause].reduce((changed, key) => ({ ...changed, [key]: from[key] }), into),
}

export const isClause = (field: string): field is RestrictionClause => restrictionClauses.some((clause) => clause === field)

/**
 * The parts of a record that has a restriction and other parts. `whole` names the part that replaces all parts of the restriction if one
 * version of the record has no restriction, because hours can't be merged with none.
 */
export function withRestriction<Values extends { restriction: Restriction | null }, Field extends string>(
  own: RecordParts<Values, Field>,
  whole?: { field: Field; isWhole: (values: Values) => boolean },
): RecordParts<Values, Field | RestrictionClause> {
  return {
    fields(...versions) {
      const hours = whole && versions.some(whole.isWhole) ? [whole.field] : restrictionClauses
      return [...own.fields(...versions), ...hours]
    },
    of: (values, field) => (isClause(field) ? clauseParts.of(values.restriction ?? unrestricted, field) : own.of(values, field)),
    put(into, field, from) {
      if (!isClause(field)) return own.put(into, field, from)
      return { ...into, restriction: clauseParts.put(into.restriction ?? unrestricted, field, from.restriction ?? unrestricted) }
    },
  }
}

/** A whole restriction in its canonical form, to compare it with another. */
export function wholeRestriction(restriction: Restriction | null): unknown {
  return restriction && restrictionClauses.map((clause) => clauseParts.of(restriction, clause))
}
