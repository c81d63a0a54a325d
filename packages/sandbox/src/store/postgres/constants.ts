import type { CompiledQuery } from 'kysely'

/**
 * The query with its numbers and texts in place of the parameters that hold them. A ready statement is planned without the values of its parameters: only a
 * constant tells the planner that an index of some rows, such as those in a state, has all that is asked for.
 */
export function withConstants(query: CompiledQuery): CompiledQuery {
  const parameters: unknown[] = []
  const sql = query.sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = query.parameters[Number(place) - 1]
    const constant = constantOf(value)
    return constant ?? `$${parameters.push(value)}`
  })
  return { ...query, sql, parameters }
}

function constantOf(value: unknown): string | null {
  if (value === null) return 'null'
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value < 0 ? `(${value})` : String(value)
  return typeof value === 'string' && !/[\\\0$]/.test(value) ? `'${value.replaceAll("'", "''")}'` : null
}
