import { expect, test } from 'vitest'
import { sha256 } from '../bytes/bytes.ts'
import { day, openBench } from '../testing.fixture.ts'
import { claimLink } from './links.ts'

async function openLink() {
  const bench = await openBench()
  const { store } = bench.sandbox
  const hash = await sha256(await bench.link('resetPassword', 'valid'))
  const link = await store.selectFrom('links').selectAll().where('token_hash', '=', hash).executeTakeFirstOrThrow()
  return { store, link, now: bench.time.now }
}

test('when two requests claim the same link at once, only one gets it', async () => {
  const { store, link, now } = await openLink()
  const claims = await Promise.all([claimLink(store, link, now), claimLink(store, link, now)])
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test('an expired link cannot be claimed', async () => {
  const { store, link, now } = await openLink()
  expect(await claimLink(store, link, now + day)).toBe(false)
})

test('the store keeps links as hashes, and never the text of a password', async () => {
  const bench = await openBench()
  const token = await bench.link('resetPassword', 'valid')
  const options = { idempotencyKey: crypto.randomUUID() }
  await bench.client.resetPassword({ password: 'sandbox2', confirmpassword: 'sandbox2', PasswordResetToken: token }, options)
  const { store } = bench.sandbox
  let everything = ''
  for (const table of ['links', 'users', 'attempts', 'idempotency', 'settings'] as const) {
    everything += JSON.stringify(await store.selectFrom(table).selectAll().execute())
  }
  expect(everything).toContain(options.idempotencyKey)
  for (const secret of [token, 'sandbox2']) expect(everything).not.toContain(secret)
})
