import { sql } from 'kysely'

/** Whether `column` is one of the ids; they are sent as one parameter, however many there are. */
export function inIds(column: string, ids: readonly (number | string)[]) {
  return inJson(column, JSON.stringify(ids))
}

/** Like `inIds` for a list that is JSON already, such as an argument of a `statement`. */
export function inJson(column: string, ids: string) {
  return sql<boolean>`${sql.ref(column)} in (select value from json_each(${ids}))`
}
