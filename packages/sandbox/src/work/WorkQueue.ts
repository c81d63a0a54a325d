import { type WorkName, workNames, works } from './works.ts'

/** Who moves on the work that outlives a request. */
export interface WorkQueue {
  /** Moves work on before an answer that shows what it does. */
  beforeAnswer(names: ReadonlySet<WorkName>): Promise<void>
}

/** Moves work of one name on; answers whether some is left. */
export type MoveOn = (name: WorkName) => Promise<boolean>

/** The queue of one process: whoever asks moves the work on, so that it survives a restart and follows the clock when it is moved. */
export function queueInProcess(moveOn: MoveOn): WorkQueue {
  return { beforeAnswer: (names) => inOrder(moveOn, (name) => names.has(name)) }
}

/** Beside workers that run all work by themselves, an answer waits for short work alone: it shows doors as they are at this moment. */
export function queueBesideWorkers(moveOn: MoveOn): WorkQueue {
  return { beforeAnswer: (names) => inOrder(moveOn, (name) => names.has(name) && !works[name].isLong) }
}

async function inOrder(moveOn: MoveOn, isWanted: (name: WorkName) => boolean): Promise<void> {
  for (const name of workNames) if (isWanted(name)) await moveOn(name)
}
