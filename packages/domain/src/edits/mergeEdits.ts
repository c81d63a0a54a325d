/** How a record is divided into parts that are compared, named and chosen as one. */
export interface RecordParts<Values, Field extends string> {
  /** The parts by which these versions of a record are compared, in the order shown. */
  fields: (...versions: readonly Values[]) => readonly Field[]
  /** The value of a part as JSON; values that mean the same are written the same. */
  of: (values: Values, field: Field) => unknown
  /** The values, with one part taken from `from`. */
  put: (into: Values, field: Field, from: Values) => Values
}

export interface MergedEdits<Values, Field extends string> {
  mine: Values
  theirs: Values
  /** The merged values. A conflict has the other user's value until a choice replaces it. */
  merged: Values
  /** Parts that both users changed, to different values. */
  conflicts: Field[]
  /** Parts that only one user changed, kept without asking. */
  onlyMine: Field[]
  onlyTheirs: Field[]
}

export type Choices<Field extends string> = Partial<Record<Field, 'mine' | 'theirs'>>

/** A record whose parts are its fields, one by one. */
export function plainParts<Values extends object, Field extends keyof Values & string>(fields: readonly Field[]): RecordParts<Values, Field> {
  return { fields: () => fields, of: (values, field) => values[field], put: (into, field, from) => ({ ...into, [field]: from[field] }) }
}

/** The parts that differ, in the order shown. */
export function changedParts<Values, Field extends string>(parts: RecordParts<Values, Field>, before: Values, after: Values): Field[] {
  return parts.fields(before, after).filter((field) => !isSamePart(parts.of(before, field), parts.of(after, field)))
}

/** Merges two users' changes of the same record (`base`), so that no work is lost silently. */
export function mergeEdits<Values, Field extends string>(
  parts: RecordParts<Values, Field>,
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
): MergedEdits<Values, Field> {
  const fields = parts.fields(base, mine, theirs)
  const differ = (one: Values, other: Values) => fields.filter((field) => !isSamePart(parts.of(one, field), parts.of(other, field)))
  const byMe = differ(base, mine)
  const byThem = differ(base, theirs)
  const apart = differ(mine, theirs)
  const onlyMine = byMe.filter((field) => !byThem.includes(field))
  return {
    mine,
    theirs,
    merged: onlyMine.reduce((into, field) => parts.put(into, field, mine), theirs),
    conflicts: byMe.filter((field) => byThem.includes(field) && apart.includes(field)),
    onlyMine,
    onlyTheirs: byThem.filter((field) => !byMe.includes(field)),
  }
}

/** The merged record with the choices for what both changed. */
export function withChoices<Values, Field extends string>(
  parts: RecordParts<Values, Field>,
  { merged, mine, conflicts }: MergedEdits<Values, Field>,
  choices: Choices<Field>,
): Values {
  return conflicts.filter((field) => choices[field] === 'mine').reduce((into, field) => parts.put(into, field, mine), merged)
}

/** Form values are texts, numbers, flags, nothing, and lists of those. */
export function isSamePart(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}
