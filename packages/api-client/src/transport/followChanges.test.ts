import { expect, test, vi } from 'vitest'
import { followChanges } from './followChanges.ts'

const session = { token: 't', authKey: 'a', csrf: 'c', accountId: 7 }
const forever = () => new AbortController().signal

/** A service that answers with these pieces of a stream, and then stays silent or ends. */
function serving(pieces: readonly string[], { isOpen = false, ...init }: ResponseInit & { isOpen?: boolean } = {}) {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece))
      if (!isOpen) stream.close()
    },
  })
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(init.status === 204 ? null : body, { headers: { 'Content-Type': 'text/event-stream' }, ...init })))
}

async function follow(fetch: typeof globalThis.fetch, signal = forever(), over: Parameters<typeof followChanges>[2] = session) {
  const told: string[] = []
  const end = await followChanges(fetch, '/log/changes', over, { onChange: (kinds) => told.push(kinds.join()), signal })
  return { told, end }
}

test('messages are read however they are split; comments and unknown kinds are ignored', async () => {
  const fetch = serving([':\n\nda', 'ta: calls,doo', 'rs\n', '\n:\n\ndata: weather\n\ndata: weather,events\n\n', 'data: lock'])
  expect(await follow(fetch)).toEqual({ told: ['calls,doors', 'events'], end: 'broken' })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/log/changes')
  expect(init?.headers).toEqual({ Accept: 'text/event-stream', Authorization: 'Bearer t', 'X-Auth-Key': 'a', 'X-CSRF-Token': 'c', 'X-Account-Id': '7' })
})

test.each([[204, 'none'], [401, 'none'], [404, 'none'], [429, 'broken'], [503, 'broken']] as const)('an answer of %i ends the stream as %s', async (status, end) => {
  expect(await follow(serving([], { status }))).toEqual({ told: [], end })
})

test('a proxy’s page is not a stream, and a lost connection is retried', async () => {
  expect((await follow(serving(['data: calls\n\n'], { headers: { 'Content-Type': 'text/html' } }))).told).toEqual([])
  expect((await follow(() => Promise.reject(new TypeError('Failed to fetch')))).end).toBe('broken')
})

test('a silent connection is closed and retried, and the end of the session ends the stream', async () => {
  vi.useFakeTimers()
  try {
    const silent = follow(serving([':\n\n'], { isOpen: true }))
    await vi.advanceTimersByTimeAsync(45_000)
    expect((await silent).end).toBe('broken')
  } finally {
    vi.useRealTimers()
  }
  const ended = new AbortController()
  const following = follow(serving(['data: calls\n\n'], { isOpen: true }), forever(), { ...session, ended: ended.signal })
  setTimeout(() => ended.abort())
  expect(await following).toEqual({ told: ['calls'], end: 'none' })
})
