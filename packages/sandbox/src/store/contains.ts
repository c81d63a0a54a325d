import { sql, type Expression } from 'kysely'
import { byEngine } from './byEngine.ts'

/**
 * `column like %text%`, with `%`, `_` and `\\` of the text taken literally (SQLite has no default escape character). Ignores the case of
 * ASCII letters.
 */
export function contains(column: string | Expression<string>, text: string) {
  const value = typeof column === 'string' ? sql.ref(column) : column
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return byEngine(sql<boolean>`${value} like ${pattern} escape ${'\\'}`, sql<boolean>`${value} collate "C" ilike ${pattern}`)
}
