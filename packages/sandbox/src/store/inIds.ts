import { type SelectQueryBuilder, sql } from 'kysely'
import { among, valuesOf } from './byEngine.ts'
import type { Store } from './openStore.ts'

/** The condition that `column` is one of the ids. They are sent as one parameter, however many there are. */
export function inIds(column: string, ids: readonly (number | string)[]) {
  return ids.length === 0 ? sql<boolean>`false` : inJson(column, JSON.stringify(ids), typeof ids[0] === 'string' ? 'text' : 'id')
}

/** Like `inIds`, for ids that are a JSON list already, such as an argument of a `statement`. */
export const inJson = (column: string, ids: string, of: 'id' | 'text' = 'id') => among(column, valuesOf(sql.val(ids), of))

/** The requested page of a list, counted from 1. */
export interface AskedPage {
  page: number
  count: number
}

interface ListOrder {
  /** The columns by which a list is sorted; the last one is unique. */
  by: readonly [...string[], string]
  isDown?: boolean
}

/** The ids on a page, which are the values of the last column of the order. The rows before the page aren't read. The list is a query without an order. */
export async function idsOfPage<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, { page, count }: AskedPage, { by, isDown = false }: ListOrder): Promise<number[]> {
  const order = sql.join(by.map((column) => (isDown ? sql`${sql.ref(column)} desc` : sql.ref(column))))
  const rows = await query.clearSelect().select(sql.ref<number>(by.at(-1) ?? '').as('id')).$castTo<{ id: number }>().orderBy(order).limit(count).offset((page - 1) * count).execute()
  return rows.map(({ id }) => id)
}

/** The next id of a table whose rows get their ids here. Inside the transaction that inserts the row. */
export async function nextId(trx: Store, table: 'accounts' | 'call_groups' | 'properties' | 'users'): Promise<number> {
  const { last } = await trx.selectFrom(table).select(({ fn }) => fn.max('id').as('last')).executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** The number of rows that a query finds. */
export async function countOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const { total } = await query.clearSelect().select(sql<number>`count(*)`.as('total')).$castTo<{ total: number }>().executeTakeFirstOrThrow()
  return total
}
