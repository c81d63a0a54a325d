import { CompiledQuery, type ControlledTransaction, type DatabaseConnection, type Driver, Kysely, SelectQueryNode } from 'kysely'
import { dialectOver } from './dialectOver.ts'
import type { Store } from './openStore.ts'
import type { Database } from './schema.ts'
import { takeTurn, type Turn } from './takeTurn.ts'
import type { Trail } from './trail.ts'

/** Writes that are committed together or not at all, however many transactions make them. */
export interface UnitOfWork {
  store: Store
  /** Commits everything that was written, together with the writes of `last`. */
  commit(last: (within: Store) => Promise<unknown>): Promise<void>
  /** Undoes everything; `error` is why, so that who met another process waits for it next time. */
  rollback(error?: unknown): Promise<void>
}

/**
 * A store over `store` whose first write begins a transaction; everything runs in it from then on, and transactions of the unit's store are
 * its savepoints. Until the first write nobody else has to wait; it waits for the other units of its line (takeTurn.ts). A process that ends before `commit`
 * has written nothing.
 */
export function openUnitOfWork(store: Store, trail: Trail, line: string | null = null): UnitOfWork {
  let begun: Promise<ControlledTransaction<Database>> | undefined
  let turn: Turn | undefined
  const begin = () => (begun ??= beginInTurn())
  async function beginInTurn(): Promise<ControlledTransaction<Database>> {
    if (line !== null) turn = await takeTurn(store, line)
    try {
      return await (turn?.store ?? store).startTransaction().execute()
    } catch (error) {
      turn?.end()
      throw error
    }
  }
  const run: Run = async <Row>({ sql, parameters, query, queryId }: CompiledQuery) => {
    const compiled: CompiledQuery<Row> = { sql, parameters, query, queryId }
    if (begun === undefined && SelectQueryNode.is(query)) return store.executeQuery(compiled)
    const trx = await begin()
    await trail.before(trx, compiled)
    return trx.executeQuery(compiled)
  }
  const within = new Kysely<Database>({ dialect: dialectOver(store, () => new SavepointDriver(run, trail)) })
  return {
    store: within,
    async commit(last) {
      await last(within)
      const trx = await begin()
      await trail.close(trx)
      await trx.commit().execute()
      turn?.end()
    },
    async rollback(error) {
      if (begun === undefined) return
      turn?.failed(error)
      try {
        await (await begun).rollback().execute()
      } finally {
        turn?.end()
      }
    },
  }
}

type Run = DatabaseConnection['executeQuery']

/** One connection whose transactions are savepoints. Kysely lets one of them run at a time. */
class SavepointDriver implements Driver {
  readonly #connection: DatabaseConnection
  readonly #trail: Trail

  constructor(run: Run, trail: Trail) {
    this.#trail = trail
    this.#connection = {
      executeQuery: run,
      async *streamQuery(query) {
        yield await run(query)
      },
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('savepoint inner_transaction'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('release inner_transaction'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback to inner_transaction'))
    await connection.executeQuery(CompiledQuery.raw('release inner_transaction'))
    this.#trail.undone()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}
