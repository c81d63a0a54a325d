import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { byEngine } from './byEngine.ts'

/** The condition that `column` is one of the ids. They are sent as one parameter, however many there are. */
export function inIds(column: string, ids: readonly (number | string)[]) {
  return ids.length === 0 ? sql<boolean>`false` : inJson(column, JSON.stringify(ids), typeof ids[0] === 'string' ? 'text' : 'id')
}

/** Like `inIds`, for ids that are a JSON list already, such as an argument of a `statement`. */
export const inJson = (column: string, ids: string, of: 'id' | 'text' = 'id') => among(column, valuesOf(sql.val(ids), of))

/**
 * The condition that `column` is among the results of a query of one column. PostgreSQL estimates a query as a hundred rows and may then
 * read a table whole; it estimates an array of unknown length as ten, and uses the index.
 */
export function among(column: string, values: RawBuilder<unknown>) {
  return byEngine(sql<boolean>`${sql.ref(column)} in (${values})`, sql<boolean>`${sql.ref(column)} = any (array(${values}))`)
}

/** The values of a JSON list, as a query of one column `value`. `ids` is a column or a text. */
export function valuesOf(ids: Expression<unknown>, of: 'id' | 'text' = 'id'): RawBuilder<unknown> {
  return byEngine(
    sql`select value from json_each(${ids})`,
    of === 'id' ? sql`select value::bigint as value from json_array_elements_text(${ids}::json)` : sql`select value from json_array_elements_text(${ids}::json)`,
  )
}

/** A JSON text as SQL to which `->` and `->>` can be applied. */
export const asJson = (text: Expression<unknown>) => byEngine(sql`${text}`, sql`${text}::json`)

/** The objects of a JSON list, as a table `held` with one column `value`. */
export const objectsOf = (list: Expression<unknown>) => byEngine(sql`json_each(${list}) as held`, sql`json_array_elements(${list}::json) as held (value)`)

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
