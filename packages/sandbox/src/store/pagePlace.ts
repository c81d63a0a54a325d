import { type SelectQueryBuilder, sql } from 'kysely'

/** A page as a request asks for it: by its number, and where the page beside it is known, by the record behind which it begins or before which it ends. */
export interface AskedPage {
  page: number
  count: number
  After?: number | undefined
  Before?: number | undefined
}

/** Where the rows of a page are read. */
export interface PagePlace<Edge> {
  /** Read against the list's order. */
  isBack: boolean
  /** The row behind which reading begins; null: at the list's end. */
  edge: Edge | null
  /** How many rows are passed over first. */
  offset: number
  limit: number
}

interface List<Row, Edge> {
  total: number
  /** A row by the id that a request names; undefined if the list does not have it. */
  findEdge(id: number): Promise<Edge | undefined>
  read(place: PagePlace<Edge>): Promise<Row[]>
}

/**
 * The rows of one page. Beside a page that is known no row is passed over; otherwise a page in the second half is read from the list's end, so that the last
 * page costs what the first does, and the one in the middle costs most.
 */
export async function readPage<Row, Edge>({ page, count, After, Before }: AskedPage, { total, findEdge, read }: List<Row, Edge>): Promise<Row[]> {
  const beside = After ?? Before
  const edge = beside === undefined ? undefined : await findEdge(beside)
  if (edge !== undefined) {
    const isBack = After === undefined
    const rows = await read({ isBack, edge, offset: 0, limit: count })
    if (!isBack) return rows
    // Before a page there are full pages. Where rows are missing since, the numbers of all pages have moved.
    if (rows.length === count) return rows.toReversed()
  }
  const offset = (page - 1) * count
  if (offset >= total) return []
  const limit = Math.min(count, total - offset)
  const rest = total - offset - limit
  if (rest >= offset) return read({ isBack: false, edge: null, offset, limit: count })
  return (await read({ isBack: true, edge: null, offset: rest, limit })).toReversed()
}

interface ListOrder {
  /** The columns that a list is sorted by, the last one unique. */
  by: readonly [...string[], string]
  isDown?: boolean
  total: number
}

/** The values of the last column of a list's order, an id or a number of a row, for one page; the list is a query without an order. */
export async function idsOfPage<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, asked: AskedPage, { by, isDown = false, total }: ListOrder): Promise<number[]> {
  const id = sql.ref<number>(by.at(-1) ?? '')
  const columns = sql.join(by.map((column) => sql.ref(column)))
  return readPage<number, readonly unknown[]>(asked, {
    total,
    async findEdge(beside) {
      const row = await query.clearSelect().select(by.map((column, index) => sql`${sql.ref(column)}`.as(`key${index}`))).where(sql<boolean>`${id} = ${beside}`).executeTakeFirst()
      return row && Object.values(row)
    },
    async read({ isBack, edge, offset, limit }) {
      const isReversed = isDown !== isBack
      const beyond = edge === null ? query : query.where(sql<boolean>`(${columns}) ${isReversed ? sql`<` : sql`>`} (${sql.join(edge)})`)
      const order = sql.join(by.map((column) => (isReversed ? sql`${sql.ref(column)} desc` : sql`${sql.ref(column)}`)))
      const rows = await beyond.clearSelect().select(id.as('id')).$castTo<{ id: number }>().orderBy(order).limit(limit).offset(offset).execute()
      return rows.map((row) => row.id)
    },
  })
}
