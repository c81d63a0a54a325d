import { openMemorySandbox } from '@portal/sandbox/memory'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createGuestCaller } from './createGuestCaller.ts'
import { createInviteSource } from './createInviteSource.ts'
import { servicesAt } from './guestCalls.ts'
import { sealForGuest } from './sealForGuest.ts'

const origin = 'http://localhost:4200'

/** Creates a guest's source with its own sandbox. `way` can lose or change requests and answers. */
async function openGuest(name: string, timeLimit?: number) {
  const sandbox = await openMemorySandbox({ fixedSecrets: true })
  onTestFinished(() => sandbox.close())
  const token = new URL((await sandbox.seeds()).invites.find((invite) => invite.name.includes(name))?.link ?? '').searchParams.get('d') ?? ''
  const sent: Request[] = []
  const line = { way: async (_request: Request, answer: () => Promise<Response>) => answer() }
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push(request)
    return line.way(request, async () => sandbox.app.fetch(request))
  }
  const caller = createGuestCaller({ services: servicesAt(origin), fetch: send, language: () => 'en', seal: sealForGuest, ...(timeLimit !== undefined && { timeLimit }) })
  return { sandbox, token, sent, line, source: createInviteSource({ token, caller }) }
}

const { signal } = new AbortController()
const paths = (sent: readonly Request[]) => sent.map(({ url }) => new URL(url).pathname)

test('the public keys are requested once, and the invite by an encrypted request', async () => {
  const { source, sent, token } = await openGuest('Lone Star')
  expect(await source.ask({ signal })).toMatchObject({ kind: 'temporary', statusWord: expect.any(String) as string })
  await source.ask({ signal })
  expect(paths(sent)).toEqual(['/keys', '/svc/account/api/QRCode/showQRCode', '/svc/account/api/QRCode/showQRCode'])
  expect(sent.map(({ url, referrer }) => url + referrer).join()).not.toContain(token)
  expect(sent.slice(1).every(({ referrerPolicy, credentials, cache }) => referrerPolicy === 'no-referrer' && credentials === 'omit' && cache === 'no-store')).toBe(true)
})

test('a recurring key creates its code for the id of an earlier view', async () => {
  const { source } = await openGuest('Brightwater')
  const first = await source.ask({ signal })
  expect(first).toMatchObject({ kind: 'recurring', image: null, freshness: { state: 'idle' } })
  const id = first.kind === 'message' ? '' : first.id
  expect(await source.ask({ id, signal })).toMatchObject({ kind: 'recurring', freshness: { state: 'fresh' }, image: expect.stringMatching(/^iVBOR/) as string })
})

test('changed public keys and a wrong clock are corrected', async () => {
  const { source, sandbox, sent } = await openGuest('Lone Star')
  await source.ask({ signal })
  await sandbox.rotateKeys()
  await sandbox.clock.moveBy(20 * 60_000)
  expect(await source.ask({ signal })).toMatchObject({ kind: 'temporary' })
  expect(paths(sent).filter((path) => path === '/keys')).toHaveLength(2)
  expect(Math.abs((source.now?.() ?? 0) - sandbox.clock.now())).toBeLessThan(2000)
})

test('a lost request is encrypted and sent again; an unreachable service is reported', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { source, sent, line, token } = await openGuest('Lone Star')
  let losses = 2
  const loseOne = (losses: () => boolean): typeof line.way => async (request, answer) => {
    if (request.url.includes('showQRCode') && losses()) throw new TypeError('Failed to fetch')
    return answer()
  }
  line.way = loseOne(() => (losses -= 1) >= 0)
  const answered = source.ask({ signal })
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent.length).toBe(4)
  })
  expect(await answered).toMatchObject({ kind: 'temporary' })
  expect(new Set(sent.slice(1).map(({ url }) => url)).size).toBe(3)

  line.way = loseOne(() => true)
  const failed = source.ask({ signal }).catch((error: unknown) => error)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent.length).toBe(7)
  })
  const error = await failed
  expect(error).toMatchObject({ name: 'GuestFailure', code: 'unreachable' })
  expect(JSON.stringify(error) + String(error)).not.toContain(token)
})

test('an invalid answer is reported, and the request is not repeated', async () => {
  const { source, line, sent } = await openGuest('Lone Star')
  line.way = async (request, answer) => (request.url.includes('showQRCode') ? new Response('<h1>Hotel Wi-Fi</h1>') : answer())
  await expect(source.ask({ signal })).rejects.toMatchObject({ code: 'unreadable' })
  expect(sent).toHaveLength(2)
})

test('an aborted call reports nothing', async () => {
  const { source, line } = await openGuest('Lone Star')
  const leaving = new AbortController()
  line.way = async (_request, answer) => {
    leaving.abort()
    return answer()
  }
  await expect(source.ask({ signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('a calendar file and a link to Google Wallet are returned; an expired proof is renewed once', async () => {
  const { source, sandbox } = await openGuest('Lone Star')
  const view = await source.ask({ signal })
  const id = view.kind === 'message' ? '' : view.id
  const file = await source.keep?.calendar?.(id)
  expect(file).toMatchObject({ type: expect.stringMatching(/^text\/calendar/) as string })
  expect(await source.keep?.google?.(id)).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//)
  await sandbox.clock.moveBy(60 * 60_000)
  expect(await source.keep?.calendar?.(id)).toBeInstanceOf(Blob)
  await expect(source.keep?.calendar?.('made-up')).rejects.toMatchObject({ code: 'UNKNOWN_INVITE' })
})

test('the answer to a request that was sent before the element existed is used', async () => {
  const { sandbox, token, sent } = await openGuest('Lone Star')
  const caller = createGuestCaller({ services: servicesAt(origin), fetch: async (...given) => sandbox.app.fetch(new Request(...given)), language: () => 'en', seal: sealForGuest })
  const early = caller.call('show', { d: token }, signal)
  const source = createInviteSource({ token, caller, first: early })
  expect(await source.ask({ signal })).toMatchObject({ kind: 'temporary' })
  const afterLoss = createInviteSource({ token, caller, first: Promise.reject(new TypeError('Failed to fetch')) })
  expect(await afterLoss.ask({ signal })).toMatchObject({ kind: 'temporary' })
  expect(sent).toEqual([])
})

test.each(['showQRCode', 'keys'])('a request that is not answered for four seconds is sent once more, and the answer that comes counts: %s', async (path) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { source, sent, line } = await openGuest('Lone Star')
  let isFirst = true
  line.way = async (request, answer) => {
    if (!request.url.includes(path) || !isFirst) return answer()
    isFirst = false
    return new Promise(() => undefined)
  }
  const answered = source.ask({ signal })
  await vi.waitFor(() => expect(isFirst).toBe(false))
  await vi.advanceTimersByTimeAsync(3900)
  expect(paths(sent).filter((one) => one.includes(path))).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await answered).toMatchObject({ kind: 'temporary' })
  expect(paths(sent).filter((one) => one.includes(path))).toHaveLength(2)
})

test('one time limit covers all attempts to a silent service', async () => {
  const { source, line, sent } = await openGuest('Lone Star', 300)
  line.way = (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted'))))
  await expect(source.ask({ signal })).rejects.toMatchObject({ code: 'unreachable' })
  expect(sent).toHaveLength(1)
})

test.each([
  [new Response('<!doctype html>', { status: 404 }), 'http-404'],
  [new Response('<!doctype html>'), 'unreadable'],
])('an address that has no keys is said as what it is (%#)', async (answer, code) => {
  const { source, line } = await openGuest('Lone Star')
  line.way = () => Promise.resolve(answer)
  await expect(source.ask({ signal })).rejects.toMatchObject({ code })
})

test.each([
  ['a portal that answers, and not this page', false, 'origin-not-allowed'],
  ['no line at all', true, 'unreachable'],
])('%s', async (_what, isDown, code) => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
  onTestFinished(() => void vi.useRealTimers())
  const { source, line, sent } = await openGuest('Lone Star')
  line.way = async (request, answer) => {
    if (isDown || request.mode !== 'no-cors') throw new TypeError('Failed to fetch')
    return answer()
  }
  await expect(source.ask({ signal })).rejects.toMatchObject({ code })
  expect(sent.filter(({ mode }) => mode === 'no-cors').map(({ url }) => new URL(url).pathname)).toEqual(['/keys'])
})
