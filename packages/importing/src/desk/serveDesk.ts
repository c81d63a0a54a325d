import type { ImportDesk } from '@portal/domain'
import type { DeskAnswer, DeskQuestion } from './deskCalls.ts'

/** The worker's end of the channel: its global scope, or one end of a message channel. */
interface DeskEnd {
  addEventListener: (type: 'message', heard: (event: MessageEvent<DeskQuestion>) => void) => void
  postMessage: (answer: DeskAnswer, options: { transfer: Transferable[] }) => void
}

/** Answers requests to a desk one after another. */
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
  // The types are safe, because the page's end of the channel has the desk's types.
  const method = desk[call] as (...values: unknown[]) => Promise<unknown>
  return method(...given)
}
