import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { isOutdated } from './postgresErrors.ts'

/** The names of prepared statements, by SQL text. */
const names = new Map<string, string>()
/** Counts changes of the tables under prepared statements. With new names, each connection prepares its statements again. */
let round = 1

/** Makes every connection prepare this statement at its first use, to skip parsing and planning. */
export function prepare(text: string): void {
  if (!names.has(text)) names.set(text, `s${names.size + 1}`)
}

/** A pool whose connections prepare the statements of store/statement.ts. */
export function preparingPool(pool: PostgresPool): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const found = known.get(client) ?? preparingClient(client)
      known.set(client, found)
      return found
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** A statement as text or object. `pg` also takes an object; Kysely's type only has texts. */
type Asked = (statement: string | { text: string; name: string }, values: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>

function preparingClient(client: PostgresPoolClient): PostgresPoolClient {
  const ask = client.query.bind(client) as unknown as Asked
  async function query(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const name = names.get(text)
    if (name === undefined) return ask(text, values)
    try {
      return await ask({ text, name: `${name}_${round}` }, values)
    } catch (error) {
      if (!isOutdated(error)) throw error
      round += 1
      try {
        return await ask({ text, name: `${name}_${round}` }, values)
      } catch {
        // The transaction has failed and is retried as a whole.
        throw error
      }
    }
  }
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}
