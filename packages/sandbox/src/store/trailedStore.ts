import { type CompiledQuery, type ControlledTransaction, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely'
import { dialectOver } from './dialectOver.ts'
import type { Store } from './openStore.ts'
import { RetryingStore, untilInOrder } from './RetryingStore.ts'
import type { Database } from './schema.ts'
import { type Author, openTrail, type Trail } from './trail.ts'

/** A store over `store` whose every transaction, and every write outside one, leaves its own trail. For calls that save their work in parts. */
export function trailedStore(store: Store, author: Author): Store {
  return new RetryingStore({ dialect: dialectOver(store, () => new TrailedDriver(store, author)) })
}

/** One transaction of the store below, or none. */
class TrailedConnection implements DatabaseConnection {
  readonly #store: Store
  readonly #trail: Trail
  #trx: ControlledTransaction<Database> | undefined

  constructor(store: Store, trail: Trail) {
    this.#store = store
    this.#trail = trail
  }

  async begin(): Promise<void> {
    this.#trx = await this.#store.startTransaction().execute()
  }

  async commit(): Promise<void> {
    const trx = this.#begun()
    // Where the trail cannot be written, the transaction is still there to be rolled back: otherwise it would hold the store for good.
    await this.#trail.close(trx)
    await trx.commit().execute()
    this.#trx = undefined
  }

  async rollback(): Promise<void> {
    const trx = this.#begun()
    this.#trx = undefined
    this.#trail.undone()
    await trx.rollback().execute()
  }

  executeQuery: DatabaseConnection['executeQuery'] = async <Row>({ sql, parameters, query, queryId }: CompiledQuery) => {
    const compiled: CompiledQuery<Row> = { sql, parameters, query, queryId }
    if (this.#trx) {
      await this.#trail.before(this.#trx, compiled)
      return this.#trx.executeQuery(compiled)
    }
    if (SelectQueryNode.is(query)) return this.#store.executeQuery(compiled)
    return untilInOrder(() => this.#alone<Row>(compiled))
  }

  /** A write outside a transaction. */
  async #alone<Row>(compiled: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    await this.begin()
    try {
      const result = await this.executeQuery<Row>(compiled)
      await this.commit()
      return result
    } catch (error) {
      if (this.#trx) await this.rollback()
      throw error
    }
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query)
  }

  #begun(): ControlledTransaction<Database> {
    if (!this.#trx) throw new Error('No transaction has begun.')
    return this.#trx
  }
}

class TrailedDriver implements Driver {
  readonly #store: Store
  readonly #author: Author

  constructor(store: Store, author: Author) {
    this.#store = store
    this.#author = author
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TrailedConnection> {
    return new TrailedConnection(this.#store, openTrail(this.#author))
  }

  async beginTransaction(connection: TrailedConnection): Promise<void> {
    await connection.begin()
  }

  async commitTransaction(connection: TrailedConnection): Promise<void> {
    await connection.commit()
  }

  async rollbackTransaction(connection: TrailedConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}
