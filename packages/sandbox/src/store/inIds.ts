import { sql } from 'kysely'

/** `column` is one of any number of ids: they are sent as one parameter. */
export function inIds(column: string, ids: readonly (number | string)[]) {
  return inJson(column, JSON.stringify(ids))
}

/** The same for a list that is JSON already, as the argument of a `statement` is. */
export function inJson(column: string, ids: string) {
  return sql<boolean>`${sql.ref(column)} in (select value from json_each(${ids}))`
}
