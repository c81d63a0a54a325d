import type { ImportDesk } from '@portal/domain'
import type { DeskAnswer, DeskQuestion } from './deskCalls.ts'

/** The page's end of the channel to a worker. */
export interface DeskLine {
  addEventListener: (type: 'message' | 'error' | 'messageerror', heard: (event: MessageEvent<DeskAnswer> | ErrorEvent) => void) => void
  postMessage: (question: DeskQuestion, transfer: Transferable[]) => void
  terminate: () => void
}

export interface FarDesk {
  desk: ImportDesk
  /** Ends the worker and rejects pending requests. A later request would start another worker, which has no file. */
  close: () => void
}

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

interface Open {
  line: DeskLine
  waiting: Map<number, Waiting>
}

/**
 * Creates an import desk in a worker, which starts with the first request. If the worker fails, pending requests are rejected. Reading a
 * file or restoring a draft then starts another worker. All other requests to it are rejected until it has a file.
 */
export function callDesk(connect: () => DeskLine): FarDesk {
  let open: Open | null = null
  let hasFailed = false
  let asked = 0
  const end = () => {
    open?.line.terminate()
    for (const { reject } of open?.waiting.values() ?? []) reject(failure())
    open = null
  }
  const ask = <Answer>(call: keyof ImportDesk, given: unknown[], transfer: Transferable[] = []): Promise<Answer> => new Promise<Answer>((resolve, reject) => {
    if (call === 'read' || call === 'restore') hasFailed = false
    if (hasFailed) return reject(failure())
    open ??= listenTo(connect(), () => {
      hasFailed = true
      end()
    })
    asked += 1
    open.waiting.set(asked, { resolve: resolve as (answer: unknown) => void, reject })
    open.line.postMessage({ id: asked, call, given }, transfer)
  })
  return {
    desk: {
      read: (source) => ask('read', [source], [source.bytes.buffer]),
      restore: (draft) => ask('restore', [draft]),
      match: (wish) => ask('match', [wish]),
      look: (wish) => ask('look', [wish]),
      edit: (edit) => ask('edit', [edit]),
      take: (wish) => ask('take', [wish]),
      errorRows: () => ask('errorRows', []),
      draft: () => ask('draft', []),
    },
    close: end,
  }
}

function listenTo(line: DeskLine, onFailure: () => void): Open {
  const open: Open = { line, waiting: new Map() }
  line.addEventListener('message', (event) => {
    if (!('data' in event)) return
    const found = open.waiting.get(event.data.id)
    open.waiting.delete(event.data.id)
    if ('failure' in event.data) found?.reject(new Error(event.data.failure))
    else found?.resolve(event.data.answer)
  })
  line.addEventListener('error', onFailure)
  line.addEventListener('messageerror', onFailure)
  return open
}

const failure = () => new Error('The worker has failed.')
