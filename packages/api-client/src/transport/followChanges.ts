import { changeKinds, type ChangeKind } from '../contract/changes.ts'
import { sessionHeaders } from './sessionHeaders.ts'
import type { Session } from './sessionExpiry.ts'

/** How a stream ended. `none`: there is none for this session, so another attempt is useless. */
export type StreamEnd = 'none' | 'broken'

export interface FollowOptions {
  /** Called with the kinds of data that changed. When the stream opens, called with all kinds, because changes before it are unknown. */
  onChange: (kinds: readonly ChangeKind[]) => void
  signal: AbortSignal
}

/** Milliseconds within which the service writes at least a comment; after a longer silence the connection counts as lost. */
const longestSilence = 45_000

const inVain = new Set([204, 401, 403, 404, 405, 501])

/** Reads the stream of changes until it ends. Rejects only with the signal's reason. */
export async function followChanges(fetch: typeof globalThis.fetch, url: string, session: Session, { onChange, signal }: FollowOptions): Promise<StreamEnd> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), longestSilence)
  }
  const ended = AbortSignal.any([signal, silence.signal, ...(session.ended ? [session.ended] : [])])
  try {
    listen()
    const headers = { Accept: 'text/event-stream', ...sessionHeaders(session) }
    const response = await fetch(url, { headers, signal: ended, cache: 'no-store', credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' })
    if (inVain.has(response.status)) return 'none'
    if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return 'broken'
    for await (const text of textsOf(response.body, ended)) {
      listen()
      const kinds = kindsIn(text)
      if (kinds.length > 0) onChange(kinds)
    }
  } catch {
    // The connection is lost, or one of the signals has ended it.
  } finally {
    clearTimeout(timer)
  }
  signal.throwIfAborted()
  return session.ended?.aborted ? 'none' : 'broken'
}

/** The messages of the stream, each without the empty line after it. */
async function* textsOf(body: ReadableStream<Uint8Array>, ended: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  // This is not awaited, because a lost connection never answers.
  const leave = () => void reader.cancel().catch(() => {})
  ended.addEventListener('abort', leave)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = parts.pop() ?? ''
      yield* parts
    }
  } finally {
    ended.removeEventListener('abort', leave)
    leave()
  }
}

/** Kinds that this client doesn't know are ignored, because newer services may name them. */
function kindsIn(message: string): ChangeKind[] {
  const named = /^data: (.*)$/m.exec(message)?.[1]?.split(',') ?? []
  return changeKinds.filter((kind) => named.includes(kind))
}
