import { type RawBuilder, sql } from 'kysely'

/** The value that a list is sorted by, and the id that decides between equal ones. */
export interface Edge {
  value: string | number | null
  id: number
}

interface Column {
  by: RawBuilder<unknown>
  isDown: boolean
  /** Whether somebody may have no value; those come first. */
  mayBeEmpty?: boolean
  /** Whether `by` compares otherwise than its column does: SQLite takes no index by a pair with such a part. */
  isFolded?: boolean
}

/** The parts of the people behind `edge`, one after the other; each is a range of an index. */
export function partsBeyond({ value, id }: Edge, { by, isDown, mayBeEmpty = false, isFolded = false }: Column): RawBuilder<boolean>[] {
  const beyond = isDown ? sql`<` : sql`>`
  if (value === null) {
    const alike = sql<boolean>`${by} is null and users.id ${beyond} ${id}`
    return isDown ? [alike] : [alike, sql`${by} is not null`]
  }
  const other = isFolded
    ? sql<boolean>`${by} ${beyond}= ${value} and (${by} ${beyond} ${value} or users.id ${beyond} ${id})`
    : sql<boolean>`(${by}, users.id) ${beyond} (${value}, ${id})`
  return isDown && mayBeEmpty ? [other, sql`${by} is null`] : [other]
}
