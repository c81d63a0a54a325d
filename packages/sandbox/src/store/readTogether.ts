import { SelectQueryNode } from 'kysely'
import { isPostgres } from './byEngine.ts'
import { gathering, gatheringOf, joinOnce } from './gathering.ts'
import type { Store } from './openStore.ts'
import { prepare } from './postgres/preparedStatements.ts'

/**
 * Reads that do not wait for one another: on PostgreSQL all that are built once (statement.ts) and asked for at the same time are one statement, since each
 * statement is a journey to the database and back, whatever it asks. They see one moment, and fail together. SQLite is asked one by one.
 */
export function readTogether<Result>(store: Store, read: (together: Store) => Promise<Result>): Promise<Result> {
  if (!isPostgres(store) || gatheringOf(store)) return read(store)
  return read(gathering(store, {
    takes: ({ query, sql }) => SelectQueryNode.is(query) || /^\s*(select|with recursive)\b/i.test(sql), join: joinReads, kind: SelectQueryNode.create(), read: (rows) => ({ rows: rows as unknown[] }),
  }))
}

/** Each query is a column of the one row: its rows as JSON, in their order. */
const joinReads = joinOnce((texts) => {
  const columns = texts.map((text, index) => `(select coalesce(json_agg(r${index}), '[]') from (${text}) as r${index}) as q${index}`)
  const text = `select ${columns.join(', ')}`
  prepare(text)
  return text
})
