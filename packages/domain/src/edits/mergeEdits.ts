/** Divides a record into parts. Each part is compared, named and chosen as a whole. */
export interface RecordParts<Values, Field extends string> {
  /** The parts of the given versions of a record, in the order to show them. */
  fields: (...versions: readonly Values[]) => readonly Field[]
  /** The value of a part as JSON. Values that mean the same must be equal. */
  of: (values: Values, field: Field) => unknown
  /** Returns the values with one part replaced by that of `from`. */
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

/** Divides a record into its fields. */
export function plainParts<Values extends object, Field extends keyof Values & string>(fields: readonly Field[]): RecordParts<Values, Field> {
  return { fields: () => fields, of: (values, field) => values[field], put: (into, field, from) => ({ ...into, [field]: from[field] }) }
}

/** The parts that differ, in the order to show them. */
export function changedParts<Values, Field extends string>(parts: RecordParts<Values, Field>, before: Values, after: Values): Field[] {
  return parts.fields(before, after).filter((field) => !isSamePart(parts.of(before, field), parts.of(after, field)))
}

/** Merges two users' changes of the same record (`base`), so that no change is lost without notice. */
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

/** The merged record, with the user's choices for the parts that both changed. */
export function withChoices<Values, Field extends string>(
  parts: RecordParts<Values, Field>,
  { merged, mine, conflicts }: MergedEdits<Values, Field>,
  choices: Choices<Field>,
): Values {
  return conflicts.filter((field) => choices[field] === 'mine').reduce((into, field) => parts.put(into, field, mine), merged)
}

/** Whether two form values are equal: texts, numbers, booleans, null, or lists of them. */
export function isSamePart(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}
