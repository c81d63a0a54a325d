import { type Asking, firstAsked } from '../store/firstAsked.ts'
import type { Store } from '../store/openStore.ts'
import { type WorkName, workNames, works } from './works.ts'

/** Who moves on the work that outlives a request. */
export interface WorkQueue {
  beforeAnswer(names: ReadonlySet<WorkName>): BeforeAnswer
}

/** What moves work on before an answer that shows what it does. */
export interface BeforeAnswer {
  /** The work that is asked for at this moment, in one query. */
  asked(store: Store): Promise<WorkName[]>
  /** Moves it on; `asked` spares the query where it was made a moment ago. */
  moveOn(asked?: readonly WorkName[]): Promise<void>
}

/** Moves work of one name on; answers whether some is left. */
export type MoveOn = (name: WorkName) => Promise<boolean>

interface Running {
  store: Store
  clock: { now(): number }
}

/** The queue of one process: whoever asks moves the work on, so that it survives a restart and follows the clock when it is moved. */
export function queueInProcess(running: Running, moveOn: MoveOn): WorkQueue {
  return { beforeAnswer: (names) => inOrder(running, moveOn, (name) => names.has(name)) }
}

/** Beside workers that run all work by themselves, an answer waits for short work alone: it shows doors as they are at this moment. */
export function queueBesideWorkers(running: Running, moveOn: MoveOn): WorkQueue {
  return { beforeAnswer: (names) => inOrder(running, moveOn, (name) => names.has(name) && !works[name].isLong) }
}

/** By the names of the work that is asked about: many calls ask about the same. */
const questions = new Map<string, ReturnType<typeof firstAsked<WorkName>>>()

function inOrder({ store, clock }: Running, moveOn: MoveOn, isWanted: (name: WorkName) => boolean): BeforeAnswer {
  const wanted = workNames.filter(isWanted).map((name): [WorkName, Asking | null] => [name, works[name].asking])
  const name = wanted.map(([work]) => work).join(' ')
  const firstOf = questions.get(name) ?? firstAsked(Object.fromEntries(wanted) as Record<WorkName, Asking | null>)
  questions.set(name, firstOf)
  const asked = (from: Store) => firstOf(from, clock.now())
  return {
    asked,
    async moveOn(known) {
      for (const name of known ?? (await asked(store))) await moveOn(name)
    },
  }
}
