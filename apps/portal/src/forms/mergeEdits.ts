/** One field that two people changed differently since both read the record. */
export interface EditConflict<Field extends string> {
  field: Field
  mine: unknown
  theirs: unknown
}

export interface MergedEdits<Values, Field extends string> {
  /** Everything only one of them changed, and theirs where both did: a choice per conflict replaces that. */
  merged: Values
  conflicts: EditConflict<Field>[]
  /** Fields kept from one side without asking. */
  onlyMine: Field[]
  onlyTheirs: Field[]
}

/** The fields whose values differ, in the order given. */
export function changedFields<Values extends object, Field extends keyof Values & string>(fields: readonly Field[], before: Values, after: Values): Field[] {
  return fields.filter((field) => !isSame(before[field], after[field]))
}

/** Puts together what two people made of the same record (`base`): nobody's work is lost silently. */
export function mergeEdits<Values extends object, Field extends keyof Values & string>(
  fields: readonly Field[],
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
): MergedEdits<Values, Field> {
  const byMe = changedFields(fields, base, mine)
  const byThem = changedFields(fields, base, theirs)
  const onlyMine = byMe.filter((field) => !byThem.includes(field))
  const both = byMe.filter((field) => byThem.includes(field) && !isSame(mine[field], theirs[field]))
  const merged = { ...theirs }
  for (const field of onlyMine) merged[field] = mine[field]
  return {
    merged,
    conflicts: both.map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
    onlyMine,
    onlyTheirs: byThem.filter((field) => !byMe.includes(field)),
  }
}

/** The merged record with the choices for what both changed. */
export function withChoices<Values extends object, Field extends keyof Values & string>(
  merged: Values,
  mine: Values,
  choices: Partial<Record<Field, 'mine' | 'theirs'>>,
): Values {
  const chosen = { ...merged }
  for (const field in choices) if (choices[field] === 'mine') chosen[field] = mine[field]
  return chosen
}

/** Form values are texts, numbers, flags, nothing, and lists of those. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}
