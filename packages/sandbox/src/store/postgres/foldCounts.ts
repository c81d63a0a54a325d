import { sql } from 'kysely'
import { isPostgres } from '../byEngine.ts'
import type { Store } from '../openStore.ts'

const groupsAtOnce = 1000

interface KeptCounts {
  table: string
  /** The columns that say what is counted. */
  of: readonly string[]
  /** The column of the number. */
  total: string
}

/** Adds up the rows that PostgreSQL keeps for each change of a number. Whoever adds as well meanwhile does no harm: a row is added up once. */
export async function foldCounts(store: Store, { table, of, total }: KeptCounts): Promise<void> {
  if (!isPostgres(store)) return
  const [counts, columns, number] = [sql.table(table), sql.join(of.map((column) => sql.id(column))), sql.id(total)]
  const isSame = sql.join(of.map((column) => sql`${counts}.${sql.id(column)} = grown.${sql.id(column)}`), sql` and `)
  await sql`with grown as (select distinct ${columns} from ${counts} where not is_folded limit ${sql.lit(groupsAtOnce)}),
      gone as (delete from ${counts} using grown where ${isSame} returning ${counts}.*)
    insert into ${counts} select ${columns}, sum(${number}), true from gone group by ${columns} having sum(${number}) <> 0`.execute(store)
}
