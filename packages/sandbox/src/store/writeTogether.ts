import { sql } from 'kysely'
import { isPostgres } from './byEngine.ts'
import { gathering, gatheringOf, joinOnce } from './gathering.ts'
import type { Store } from './openStore.ts'
import { prepare } from './postgres/preparedStatements.ts'

/**
 * Writes that do not wait for one another: on PostgreSQL all that are built once (statement.ts) and asked for at the same time are one statement. None of
 * them sees what another writes, and of two writes of one row PostgreSQL would do one, so two of the same table are two statements. Inside a transaction.
 */
export function writeTogether<Result>(trx: Store, write: (together: Store) => Promise<Result>): Promise<Result> {
  if (!isPostgres(trx) || gatheringOf(trx)) return write(trx)
  return write(gathering(trx, {
    takes: ({ sql: text }) => /^\s*(insert|update|delete)\b/i.test(text) && !/\breturning\b/i.test(text),
    fits: (query, waiting) => !waiting.some(({ sql: text }) => tableOf(text) === tableOf(query.sql)),
    join: joinWrites, kind: sql``.toOperationNode(), read: (touched) => ({ rows: [], numAffectedRows: BigInt(Number(touched)) }),
  }))
}

const tableOf = (text: string) => /^\s*(?:insert into|update|delete from)\s+(\S+)/i.exec(text)?.[1]

const joinWrites = joinOnce((texts) => {
  const parts = texts.map((text, index) => `w${index} as (${text} returning 1)`)
  const text = `with ${parts.join(', ')} select ${texts.map((_, index) => `(select count(*) from w${index}) as q${index}`).join(', ')}`
  prepare(text)
  return text
})
