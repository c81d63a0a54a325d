import type { CompiledQuery, QueryResult } from 'kysely'
import type { Store } from './openStore.ts'

/** How queries become one statement. */
export interface Joining {
  takes(query: CompiledQuery): boolean
  /** Whether a query may be in one statement with these; if not, the next statement begins with it. */
  fits?(query: CompiledQuery, waiting: readonly CompiledQuery[]): boolean
  /** Answers a statement whose one row has what each of these texts finds as `q0`, `q1`, … */
  join(texts: readonly string[]): string
  /** What the statement is said to be to whoever records what is written. */
  kind: CompiledQuery['query']
  /** The result of one query from its column. */
  read(found: unknown): QueryResult<unknown>
}

/** Asks a query together with the others of its moment; undefined for one that is asked alone. */
type Gather = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>> | undefined

interface Waiting {
  query: CompiledQuery
  answer: (result: QueryResult<unknown>) => void
  fail: (error: unknown) => void
}

const gatherings = new WeakMap<Store, Gather>()

/** How queries of this store are gathered; undefined where each is asked alone. */
export function gatheringOf(store: Store): Gather | undefined {
  return gatherings.get(store)
}

/** A store over `store` whose queries that `joining` takes go to the database as one statement, if they are asked at the same time. */
export function gathering(store: Store, joining: Joining): Store {
  const together = store.withoutPlugins()
  let waiting: Waiting[] = []
  const ask = () => {
    const asked = waiting
    waiting = []
    void answer(store, joining, asked)
  }
  gatherings.set(together, <Row>(query: CompiledQuery<Row>) => {
    if (!joining.takes(query)) return undefined
    if (waiting.length > 0 && joining.fits?.(query, waiting.map((one) => one.query)) === false) ask()
    if (waiting.length === 0) queueMicrotask(ask)
    return new Promise<QueryResult<Row>>((resolve, reject) => {
      waiting.push({ query, answer: (result) => resolve(result as QueryResult<Row>), fail: reject })
    })
  })
  return together
}

async function answer(store: Store, joining: Joining, asked: readonly Waiting[]): Promise<void> {
  try {
    const [first] = asked
    if (first === undefined) return
    if (asked.length === 1) return first.answer(await store.executeQuery(first.query))
    const { rows: [found] } = await store.executeQuery<Record<string, unknown>>({
      sql: joining.join(asked.map(({ query }) => query.sql)), parameters: asked.flatMap(({ query }) => query.parameters), query: joining.kind, queryId: first.query.queryId,
    })
    asked.forEach((one, index) => one.answer(joining.read(found?.[`q${index}`])))
  } catch (error) {
    for (const { fail } of asked) fail(error)
  }
}

interface Joined {
  text?: string
  next: Map<string, Joined>
}

/** Keeps what was joined before; `join` gets each text with the numbers of its parameters in the whole. */
export function joinOnce(join: (texts: readonly string[]) => string): Joining['join'] {
  const root: Joined = { next: new Map() }
  return (texts) => {
    let found = root
    for (const text of texts) {
      const next = found.next.get(text) ?? { next: new Map() }
      found.next.set(text, next)
      found = next
    }
    return (found.text ??= join(numberedOn(texts)))
  }
}

function numberedOn(texts: readonly string[]): string[] {
  let before = 0
  return texts.map((text) => {
    let most = 0
    const moved = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
      most = Math.max(most, Number(place))
      return `$${before + Number(place)}`
    })
    before += most
    return moved
  })
}
