import { type Expression, type RawBuilder, sql } from 'kysely'
import { byEngine } from './byEngine.ts'

/** Whether `column` is one of the ids; they are sent as one parameter, however many there are. */
export function inIds(column: string, ids: readonly (number | string)[]) {
  return ids.length === 0 ? sql<boolean>`false` : inJson(column, JSON.stringify(ids), typeof ids[0] === 'string' ? 'text' : 'id')
}

/** Like `inIds` for a list that is JSON already, such as an argument of a `statement`. */
export function inJson(column: string, ids: string, of: 'id' | 'text' = 'id') {
  return sql<boolean>`${sql.ref(column)} in (${valuesOf(sql.val(ids), of)})`
}

/** As `inJson` for ids that are few among many rows: PostgreSQL, which does not know how few, looks up each by the index. */
export function inFewJson(column: string, ids: string) {
  return byEngine(inJson(column, ids), sql<boolean>`${sql.ref(column)} = any (array(${valuesOf(sql.val(ids))}))`)
}

/** The values of a JSON list as a query of one column, `value`; `ids` is a column or a text. */
export function valuesOf(ids: Expression<unknown>, of: 'id' | 'text' = 'id'): RawBuilder<unknown> {
  return byEngine(
    sql`select value from json_each(${ids})`,
    of === 'id' ? sql`select value::bigint as value from json_array_elements_text(${ids}::json)` : sql`select value from json_array_elements_text(${ids}::json)`,
  )
}
