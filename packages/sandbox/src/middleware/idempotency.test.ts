import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defineEndpoint } from '@portal/api-client/contract'
import type { Services } from '../Services.ts'
import { day, openBench } from '../testing.fixture.ts'
import { defaultLimits } from '../limits/limits.ts'
import type { SandboxEnvironment } from './environment.ts'
import { answerErrors } from './errors.ts'
import { runWrite } from './idempotency.ts'
import { openCodeVault } from '../secrets/codeVault.ts'

const write = defineEndpoint({
  area: 'auth', as: 'write', service: 'account', method: 'POST', path: '/write', auth: 'session', idempotent: true,
  summary: 'A write.', request: v.unknown(), response: v.unknown(),
})

/** Opens a sandbox whose test endpoint counts requests; each waits for `gate` before it counts. */
async function openCounter(gate: () => Promise<void> = () => Promise.resolve()) {
  const { sandbox, time } = await openBench()
  const app = new Hono<SandboxEnvironment>()
  let count = 0
  app.onError(answerErrors({ error: () => {} }))
  app.use(async (context, next) => {
    const tokenHash = context.req.header('session') ?? 'one'
    context.set('session', tokenHash === 'none' ? null : { tokenHash, userId: 1, signedInBy: null })
    context.set('text', await context.req.text())
    await next()
  })
  const services = { store: sandbox.store, clock: sandbox.clock, limits: defaultLimits, vault: await openCodeVault(sandbox.store) } as Services
  app.post('/', (context) => runWrite(services, context, {
    name: 'write', endpoint: write, options: {},
    async prepare() {
      await gate()
      return async () => context.json({ count: (count += 1) })
    },
  }))
  const send = async (text: string, headers: Record<string, string>) => {
    const response = await app.request('/', { method: 'POST', body: text, headers })
    return { status: response.status, body: (await response.json()) as { count?: number; code?: string } }
  }
  return { send, time }
}

test('requests with the same key run once and get the same answer; requests without a key each run', async () => {
  const { send } = await openCounter()
  expect((await send('{}', { 'idempotency-key': 'a' })).body.count).toBe(1)
  expect((await send('{}', { 'idempotency-key': 'a' })).body.count).toBe(1)
  expect((await send('{}', { 'idempotency-key': 'b' })).body.count).toBe(2)
  expect((await send('{}', {})).body.count).toBe(3)
  expect((await send('{}', { 'idempotency-key': 'a', session: 'two' })).body.count).toBe(4)
})

test('Idempotency-Keys also work for calls without a session', async () => {
  const { send } = await openCounter()
  expect((await send('{}', { 'idempotency-key': 'a', session: 'none' })).body.count).toBe(1)
  expect((await send('{}', { 'idempotency-key': 'a', session: 'none' })).body.count).toBe(1)
  expect(await send('{"a":1}', { 'idempotency-key': 'a', session: 'none' })).toMatchObject({ status: 422 })
})

test('a key with different contents is refused', async () => {
  const { send } = await openCounter()
  await send('{"a":1}', { 'idempotency-key': 'a' })
  expect(await send('{"a":2}', { 'idempotency-key': 'a' })).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
})

test('a second request during the first gets 409', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  let isAtWork = false
  const { send } = await openCounter(() => {
    isAtWork = true
    return gate
  })
  const first = send('{}', { 'idempotency-key': 'a' })
  await expect.poll(() => isAtWork).toBe(true)
  expect(await send('{}', { 'idempotency-key': 'a' })).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_PROGRESS' } })
  open()
  expect((await first).body.count).toBe(1)
})

test('a request without an answer is taken over after a minute, and only one of both writes', async () => {
  const waiting: (() => void)[] = []
  const { send, time } = await openCounter(() => new Promise((resolve) => waiting.push(resolve)))
  const first = send('{}', { 'idempotency-key': 'a' })
  await expect.poll(() => waiting.length).toBe(1)
  time.now += 61_000
  const second = send('{}', { 'idempotency-key': 'a' })
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.()
  expect(await second).toMatchObject({ status: 200, body: { count: 1 } })
  waiting[0]?.()
  expect(await first).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_PROGRESS' } })
})

test('a write that failed can be repeated with the same key', async () => {
  let isBroken = true
  const { send } = await openCounter(() => (isBroken ? Promise.reject(new Error('down')) : Promise.resolve()))
  expect((await send('{}', { 'idempotency-key': 'a' })).status).toBe(500)
  isBroken = false
  expect(await send('{}', { 'idempotency-key': 'a' })).toMatchObject({ status: 200, body: { count: 1 } })
})

test('a key expires after a day', async () => {
  const { send, time } = await openCounter()
  await send('{}', { 'idempotency-key': 'a' })
  time.now += day
  expect((await send('{}', { 'idempotency-key': 'a' })).body.count).toBe(2)
})
