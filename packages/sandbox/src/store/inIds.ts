import { sql } from 'kysely'

/** `column` is one of any number of ids: they are sent as one parameter. */
export function inIds(column: string, ids: readonly (number | string)[]) {
  return sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`
}
