import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { isOutdated } from './postgresErrors.ts'

/** The names of the statements that connections keep ready, by their text. */
const names = new Map<string, string>()
/** Grows when tables have changed under statements that were ready: their names are new then, and each connection makes them ready again. */
let round = 1

/** Lets every connection keep this statement ready once it was asked there, so that the database does not read and plan it again. */
export function prepare(text: string): void {
  if (!names.has(text)) names.set(text, `s${names.size + 1}`)
}

/** A pool whose connections keep the statements ready that are built once (store/statement.ts). */
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

/** What `pg` takes beside a text; Kysely's type knows texts alone. */
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
        // The transaction has failed with the first error, and is tried again as a whole.
        throw error
      }
    }
  }
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}
