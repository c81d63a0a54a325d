import { expect, test } from 'vitest'
import { danaName, openBench } from '../testing.fixture.ts'

test('the owner gets a mail, a stranger the same sentence, and nobody is deleted', async () => {
  const bench = await openBench()
  const before = (await bench.outbox()).length
  const nobody = await bench.client.userAccountDelete({ Username: 'nobody@nowhere.example' })
  expect(await bench.outbox()).toHaveLength(before)
  expect(await bench.client.userAccountDelete({ Username: danaName })).toEqual(nobody)
  expect(nobody.message).toBe('If a user of this name exists, its owner gets a mail to confirm the deletion.')
  expect((await bench.outbox())[0]).toMatchObject({ to: danaName, subject: 'Confirm the deletion of your account' })
  await expect(bench.signIn()).resolves.toBeDefined()
})

test('sent again under its key, it sends one mail', async () => {
  const bench = await openBench()
  const before = (await bench.outbox()).length
  const options = { idempotencyKey: crypto.randomUUID() }
  for (let time = 0; time < 2; time += 1) await bench.client.userAccountDelete({ Username: danaName }, options)
  expect(await bench.outbox()).toHaveLength(before + 1)
})

test('too many wishes are refused, and a refusal is not kept under its key', async () => {
  const bench = await openBench({ limits: { mailRequests: 1 } })
  await bench.client.userAccountDelete({ Username: danaName })
  const again = async () => {
    const request = await bench.seal('userAccountDelete', { Username: danaName })
    request.headers.set('Idempotency-Key', 'one')
    return bench.send(request)
  }
  expect((await again()).headers.get('retry-after')).toBe('900')
  bench.time.now += 900_000
  expect((await again()).status).toBe(200)
})
