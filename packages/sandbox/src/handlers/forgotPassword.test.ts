import { resetLinkMessages } from '@portal/domain'
import { expect, test } from 'vitest'
import { danaName, hour, openBench, tokenOf } from '../testing.fixture.ts'

const newest = async (bench: Awaited<ReturnType<typeof openBench>>) => (await bench.outbox())[0]

test('the emailed link leads to a new password', async () => {
  const bench = await openBench()
  await bench.client.forgotPassword({ username: ` ${danaName.toUpperCase()} ` })
  const mail = await newest(bench)
  expect(mail).toMatchObject({ to: danaName, subject: 'Password reset' })
  expect(mail?.link).toMatch(/^http:\/\/localhost:4200\/Account\/CreatePassword\/[\w-]{32}$/)
  expect(mail?.text).toContain(mail?.link)
  const PasswordResetToken = tokenOf(mail?.link)
  await bench.client.resetPassword({ password: 'sandbox2', confirmpassword: 'sandbox2', PasswordResetToken })
  await expect(bench.signIn(danaName, 'sandbox2')).resolves.toBeDefined()
})

test('an unknown user gets the same answer, but no email and no link', async () => {
  const bench = await openBench()
  const count = async () => [(await bench.outbox()).length, (await bench.sandbox.store.selectFrom('links').select('kind').execute()).length]
  const before = await count()
  const nobody = await bench.client.forgotPassword({ username: 'nobody@nowhere.example' })
  expect(await count()).toEqual(before)
  expect(await bench.client.forgotPassword({ username: danaName })).toEqual(nobody)
})

test('the link works for 24 hours', async () => {
  const bench = await openBench()
  await bench.client.forgotPassword({ username: danaName })
  const token = tokenOf((await newest(bench))?.link)
  bench.time.now += 24 * hour - 1
  expect(await bench.client.validateResetPasswordLink({ token })).toMatchObject({ message: '', Username: danaName })
  bench.time.now += 1
  expect((await bench.client.validateResetPasswordLink({ token })).message).toBe(resetLinkMessages.expired)
})

test('the email states how long its link works, as the operator has set it', async () => {
  const bench = await openBench({ limits: { resetLinkValid: 2 * hour } })
  await bench.client.forgotPassword({ username: danaName })
  expect((await newest(bench))?.text).toContain('choose one within 2 hours:')
})

test.each([danaName, 'nobody@nowhere.example'])('too many requests for %s are refused', async (username) => {
  const bench = await openBench({ limits: { mailRequests: 2 } })
  const ask = async () => (await bench.send(await bench.seal('forgotPassword', { username }))).status
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
})
