import { type Asking, firstAsked } from '../store/firstAsked.ts'
import type { Store } from '../store/openStore.ts'
import { type WorkName, workNames, works } from './works.ts'

/** What a request does for the work that outlives requests. */
export interface WorkQueue {
  beforeAnswer(names: ReadonlySet<WorkName>): BeforeAnswer
}

/** What moves the work of the request's own account on before an answer that shows what it does. */
export interface BeforeAnswer {
  /** The work of the account that is asked for at this moment, in one query. */
  asked(store: Store, accountId: number): Promise<WorkName[]>
  /** Moves it on; `asked` spares the query where it was made a moment ago. */
  moveOn(accountId: number, asked?: readonly WorkName[]): Promise<void>
}

/** Moves work of one name on, of one account or of all; answers whether some is left. */
export type MoveOn = (name: WorkName, accountId?: number) => Promise<boolean>

/** Workers that move on all work, asked or not. */
export interface Workers {
  /** Lets this process take part in the work. */
  start(moveOn: MoveOn): Promise<void>
  /** Ends what this process is at, at the end of its present step. */
  close(): Promise<void>
}

interface Running {
  store: Store
  clock: { now(): number }
}

/** Without workers, as in tests and in a browser: a request moves on the work of its account, and follows the clock when it is moved. */
export function queueInProcess(running: Running, moveOn: MoveOn): WorkQueue {
  return { beforeAnswer: (names) => inOrder(running, moveOn, (name) => names.has(name)) }
}

/** Beside workers that run all work, an answer waits for short work alone: it shows doors as they are at this moment. */
export function queueBesideWorkers(running: Running, moveOn: MoveOn): WorkQueue {
  return { beforeAnswer: (names) => inOrder(running, moveOn, (name) => names.has(name) && !works[name].isLong) }
}

/** By the names of the work that is asked about: many calls ask about the same. */
const questions = new Map<string, ReturnType<typeof firstAsked<WorkName, { accountId: number }>>>()
const accountOfRequest = ({ accountId }: { accountId: number }) => accountId

function inOrder({ store, clock }: Running, moveOn: MoveOn, isWanted: (name: WorkName) => boolean): BeforeAnswer {
  const wanted = workNames.filter(isWanted).flatMap((name): [WorkName, Asking][] => {
    const { asking } = works[name]
    return asking === null ? [] : [[name, asking]]
  })
  const name = wanted.map(([work]) => work).join(' ')
  const firstOf = questions.get(name) ?? firstAsked(Object.fromEntries(wanted) as Record<WorkName, Asking>, accountOfRequest)
  questions.set(name, firstOf)
  const asked = (from: Store, accountId: number) => firstOf(from, { now: clock.now(), accountId })
  return {
    asked,
    async moveOn(accountId, known) {
      for (const name of known ?? (await asked(store, accountId))) await moveOn(name, accountId)
    },
  }
}
