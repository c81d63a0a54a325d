import type { ChangeKind } from '@portal/api-client/contract'
import { expect, onTestFinished, test } from 'vitest'
import { type Bench, openBench } from '../testing.fixture.ts'

const all: ChangeKind[] = ['calls', 'doors', 'lockdown', 'events', 'controllers', 'alerts']
const callGroupManager = 'desk@whisperingpines.example'

/** Opens the stream of changes with the session of the client's next call, until the test ends. The first message names all kinds of data. */
async function follow({ client }: Pick<Bench, 'client'>) {
  const messages: ChangeKind[][] = []
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const end = client.followChanges({ onChange: (kinds) => messages.push([...kinds]), signal: over.signal })
  end.catch(() => {})
  await expect.poll(() => messages.length).toBe(1)
  return { messages, end }
}

const ring = (bench: Bench) => bench.post('calls', { station: 'main-entry', group: 11 })

test('a visitor’s call is reported as calls, and a scan as doors and events, once each', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { messages } = await follow(bench)
  expect(messages).toEqual([all])
  await ring(bench)
  await expect.poll(() => messages.slice(1)).toEqual([['calls']])
  await bench.scan('main-entry', '0000')
  await expect.poll(() => messages.slice(2)).toEqual([['doors', 'events']])
})

test('a remote opening and a lockdown are reported with their doors and controllers', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { messages } = await follow(bench)
  await bench.client.openDoor({ PortID: 'main-entry' })
  await expect.poll(() => messages[1]).toEqual(['doors', 'events', 'controllers'])
  await bench.client.setLockdown({ PortIDs: ['main-entry'], Reason: 'A stranger', IsDrill: false })
  await expect.poll(() => messages.slice(2).flat()).toContain('lockdown')
})

test('a stream reports only changes that the user may see', async () => {
  const bench = await openBench()
  await bench.signIn(callGroupManager)
  const { messages } = await follow(bench)
  expect(messages).toEqual([['calls']])
  await bench.scan('main-entry', '0000')
  await ring(bench)
  await expect.poll(() => messages.slice(1)).toEqual([['calls']])
})

test('a stream ends with its session and reports nothing more', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { messages, end } = await follow(bench)
  await bench.sandbox.store.deleteFrom('sessions').execute()
  await ring(bench)
  expect(await end).toBe('broken')
  expect(messages).toHaveLength(1)
  // The next attempt is refused, because there is no stream without a session.
  expect(await bench.client.followChanges({ onChange: () => {}, signal: new AbortController().signal })).toBe('none')
})

test('a session has at most six streams, and a stopping sandbox ends them', async () => {
  const bench = await openBench()
  await bench.signIn()
  const streams = []
  for (let count = 0; count < 6; count += 1) streams.push(await follow(bench))
  const refused: ChangeKind[][] = []
  expect(await bench.client.followChanges({ onChange: (kinds) => refused.push([...kinds]), signal: new AbortController().signal })).toBe('broken')
  expect(refused).toEqual([])
  bench.sandbox.endStreams()
  expect(new Set(await Promise.all(streams.map(({ end }) => end)))).toEqual(new Set(['broken']))
  await follow(bench)
})

test('a closed stream frees its place', async () => {
  const bench = await openBench()
  await bench.signIn()
  for (let count = 0; count < 8; count += 1) {
    const over = new AbortController()
    const messages: ChangeKind[][] = []
    const end = bench.client.followChanges({ onChange: (kinds) => messages.push([...kinds]), signal: over.signal })
    await expect.poll(() => messages.length).toBe(1)
    over.abort()
    await expect(end).rejects.toThrow('aborted')
  }
})

test('a service without streams says so', async () => {
  const bench = await openBench({ hasNoStreams: true })
  await bench.signIn()
  expect(await bench.client.followChanges({ onChange: () => {}, signal: new AbortController().signal })).toBe('none')
})
