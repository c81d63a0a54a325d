import { type Asking, firstAsked } from '../store/firstAsked.ts'
import type { Store } from '../store/openStore.ts'
import { type WorkName, workNames, works } from './works.ts'

/** Who moves on the work that outlives a request. */
export interface WorkQueue {
  /** What moves work of these names on before an answer that shows what it does. Where nothing asks for it, that costs one query. */
  beforeAnswer(names: ReadonlySet<WorkName>): () => Promise<void>
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

function inOrder({ store, clock }: Running, moveOn: MoveOn, isWanted: (name: WorkName) => boolean): () => Promise<void> {
  const wanted = workNames.filter(isWanted).map((name): [WorkName, Asking | null] => [name, works[name].asking])
  const asked = firstAsked(Object.fromEntries(wanted) as Record<WorkName, Asking | null>)
  return async () => {
    for (const name of await asked(store, clock.now())) await moveOn(name)
  }
}
