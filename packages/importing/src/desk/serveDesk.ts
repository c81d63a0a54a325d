import type { ImportDesk } from '@portal/domain'
import type { DeskAnswer, DeskQuestion } from './deskCalls.ts'

/** Where questions come from, and answers go to: a worker’s own scope, one end of a channel. */
interface DeskEnd {
  addEventListener: (type: 'message', heard: (event: MessageEvent<DeskQuestion>) => void) => void
  postMessage: (answer: DeskAnswer, options: { transfer: Transferable[] }) => void
}

/** Answers questions to a desk, each after the one before. */
export function serveDesk(desk: ImportDesk, line: DeskEnd): void {
  let turn = Promise.resolve()
  line.addEventListener('message', ({ data: { id, call, given } }) => {
    turn = turn.then(async () => {
      try {
        line.postMessage({ id, answer: await ask(desk, call, given) }, { transfer: [] })
      } catch (error) {
        line.postMessage({ id, failure: error instanceof Error ? error.message : String(error) }, { transfer: [] })
      }
    })
  })
}

function ask(desk: ImportDesk, call: keyof ImportDesk, given: unknown[]): Promise<unknown> {
  // The other end of the line is typed as the desk is.
  const method = desk[call] as (...values: unknown[]) => Promise<unknown>
  return method(...given)
}
