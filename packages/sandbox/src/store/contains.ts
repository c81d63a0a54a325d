import { sql, type Expression } from 'kysely'

/**
 * `column like %text%`, with `%`, `_` and `\\` of the text taken literally (SQLite has no default escape character). Ignores the case of
 * ASCII letters.
 */
export function contains(column: string | Expression<string>, text: string) {
  const value = typeof column === 'string' ? sql.ref(column) : column
  return sql<boolean>`${value} like ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape ${'\\'}`
}
