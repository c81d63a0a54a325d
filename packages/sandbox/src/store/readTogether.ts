import { type CompiledQuery, type QueryResult, SelectQueryNode } from 'kysely'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'
import { prepare } from './postgres/preparedStatements.ts'

/** Asks for what one read finds, together with the others of its moment; undefined for a query that is asked alone. */
type Gather = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>> | undefined

interface Waiting {
  query: CompiledQuery
  answer: (rows: unknown[]) => void
  fail: (error: unknown) => void
}

const gatherings = new WeakMap<Store, Gather>()

/** How reads of this store are gathered; undefined where each is asked alone. */
export function gatheringOf(store: Store): Gather | undefined {
  return gatherings.get(store)
}

/**
 * Reads that do not wait for one another: on PostgreSQL all that are built once (statement.ts) and asked for at the same time are one statement, since each
 * statement is a journey to the database and back, whatever it asks. They see one moment, and fail together. SQLite is asked one by one.
 */
export function readTogether<Result>(store: Store, read: (together: Store) => Promise<Result>): Promise<Result> {
  if (!isPostgres(store) || gatherings.has(store)) return read(store)
  const together = store.withoutPlugins()
  let waiting: Waiting[] = []
  const ask = () => {
    const asked = waiting
    waiting = []
    void answer(store, asked)
  }
  gatherings.set(together, <Row>(query: CompiledQuery<Row>) => {
    if (!SelectQueryNode.is(query.query) && !/^\s*select\b/i.test(query.sql)) return undefined
    if (waiting.length === 0) queueMicrotask(ask)
    return new Promise<QueryResult<Row>>((resolve, reject) => {
      waiting.push({ query, answer: (rows) => resolve({ rows: rows as Row[] }), fail: reject })
    })
  })
  return read(together)
}

async function answer(store: Store, asked: readonly Waiting[]): Promise<void> {
  try {
    const [first] = asked
    if (first !== undefined && asked.length === 1) return first.answer((await store.executeQuery(first.query)).rows)
    const text = textOf(asked.map(({ query }) => query.sql))
    const { rows: [found] } = await store.executeQuery<Record<string, unknown[]>>({
      sql: text, parameters: asked.flatMap(({ query }) => query.parameters), query: reading, queryId: asked[0]?.query.queryId ?? { queryId: '' },
    })
    asked.forEach((one, index) => one.answer(found?.[`q${index}`] ?? []))
  } catch (error) {
    for (const { fail } of asked) fail(error)
  }
}

/** Says that a statement only reads. */
const reading = SelectQueryNode.create()

interface Joined {
  text?: string
  next: Map<string, Joined>
}

/** The texts that were joined before, by one text after the other. */
const joined: Joined = { next: new Map() }

function textOf(texts: readonly string[]): string {
  let found = joined
  for (const text of texts) {
    const next = found.next.get(text) ?? { next: new Map() }
    found.next.set(text, next)
    found = next
  }
  found.text ??= join(texts)
  return found.text
}

/** Each query is a column of the one row: its rows as JSON, in their order. */
function join(texts: readonly string[]): string {
  let before = 0
  const columns = texts.map((text, index) => {
    let most = 0
    const moved = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
      most = Math.max(most, Number(place))
      return `$${before + Number(place)}`
    })
    before += most
    return `(select coalesce(json_agg(r${index}), '[]') from (${moved}) as r${index}) as q${index}`
  })
  const text = `select ${columns.join(', ')}`
  prepare(text)
  return text
}
