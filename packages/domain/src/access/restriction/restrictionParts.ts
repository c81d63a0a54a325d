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

/** A restriction, clause by clause: weekly hours, dates, uses, entries a day, exceptions. */
const clauseParts: RecordParts<Restriction, RestrictionClause> = {
  fields: () => restrictionClauses,
  of(restriction, clause) {
    const normal = normalizeRestriction(restriction)
    // The remaining uses fall at the doors during an edit; that isn't the user's change.
    return clause === 'uses' ? normal.usesAllowed : keysOf[clause].map((key) => normal[key])
  },
  put: (into, clause, from) => keysOf[clause].reduce((changed, key) => ({ ...changed, [key]: from[key] }), into),
}

export const isClause = (field: string): field is RestrictionClause => restrictionClauses.some((clause) => clause === field)

/**
 * The parts of a record with a restriction, beside parts of its own. `whole` names the part that replaces all parts of the restriction if one
 * version has none of its own, because hours can't be merged with no hours.
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

/** A restriction as it is compared whole. */
export function wholeRestriction(restriction: Restriction | null): unknown {
  return restriction && restrictionClauses.map((clause) => clauseParts.of(restriction, clause))
}
