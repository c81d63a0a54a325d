import { resetLinkMessages, zeroToken } from '@portal/domain'
import { expect, test } from 'vitest'
import { openBench, type Bench } from '../testing.fixture.ts'

const ines = 'billing@whisperingpines.example'
const unusable = { Username: '' }
const reset = (bench: Bench, PasswordResetToken: string, password = 'sandbox2', confirmpassword = password) =>
  bench.client.resetPassword({ password, confirmpassword, PasswordResetToken })
const check = (bench: Bench, token: string) => bench.client.validateResetPasswordLink({ token })

test('each state of a link gets the specification’s exact message', async () => {
  const bench = await openBench()
  const [valid, expired, used, unknown] = await Promise.all(
    ['valid', 'expired', 'used', 'unknown'].map((state) => bench.link('resetPassword', state)),
  )
  expect(await check(bench, valid ?? '')).toEqual({ message: '', Username: ines, token: valid })
  expect(await check(bench, expired ?? '')).toEqual({ ...unusable, message: resetLinkMessages.expired, token: zeroToken })
  expect(await check(bench, used ?? '')).toEqual({ ...unusable, message: 'Password reset link is not vaild', token: used })
  expect(await check(bench, unknown ?? '')).toEqual({ ...unusable, message: 'Password reset link is not vaild', token: unknown })
})

test('a reset sets the password, uses up every link of the user and ends every session', async () => {
  const bench = await openBench()
  const session = await bench.signIn(ines)
  await bench.client.forgotPassword({ username: ines })
  const token = await bench.link('resetPassword', 'valid')
  expect(await reset(bench, token)).toMatchObject({ isSuccess: true })
  expect((await bench.send(await bench.seal('getDashboard', {}, session))).status).toBe(401)
  await expect(bench.signIn(ines)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  await expect(bench.signIn(ines, 'sandbox2')).resolves.toBeDefined()
  const open = await bench.sandbox.store.selectFrom('links').select('used_at').where('kind', '=', 'resetPassword').execute()
  expect(open.filter(({ used_at }) => used_at === null)).toHaveLength(2)
  expect(await reset(bench, token, 'sandbox3')).toEqual({ isSuccess: false, message: 'Password reset not completed' })
})

test('a reset ends the sessions that the user began as another user', async () => {
  const bench = await openBench()
  const as = await bench.as(await bench.link('signInAsAdmin', 'valid'), () => bench.client.signInAsAdmin())
  const asDana = { token: as.AuthToken, authKey: as.user.SessionID, csrf: as.CsrfToken }
  const robert = await bench.sandbox.store.selectFrom('users').select('id').where('name', '=', 'Robert Kowalczyk').executeTakeFirstOrThrow()
  await bench.sandbox.store.updateTable('links').set({ user_id: robert.id }).where('kind', '=', 'resetPassword').execute()
  await reset(bench, await bench.link('resetPassword', 'valid'))
  expect((await bench.send(await bench.seal('getDashboard', {}, asDana))).status).toBe(401)
})

test('a mobile-only user’s password is set, and the answer says that they have no web access', async () => {
  const bench = await openBench()
  expect(await reset(bench, await bench.link('resetPassword', 'validMobileOnly'))).toMatchObject({ message: 'NonWebAccessUser' })
  await expect(bench.signIn('marcus.tran@mail.example', 'sandbox2')).rejects.toMatchObject({ code: 'NON_WEB_ACCESS_USER' })
})

test('an expired link and the all-zero token are refused with the expiry message', async () => {
  const bench = await openBench()
  for (const token of [zeroToken, await bench.link('resetPassword', 'expired')]) {
    expect(await reset(bench, token)).toEqual({ isSuccess: false, message: resetLinkMessages.expired })
  }
})

test('the server enforces the password rule, and a refusal keeps the link valid', async () => {
  const bench = await openBench()
  const token = await bench.link('resetPassword', 'valid')
  for (const password of ['', 'short1', 'sixteen-letters1', 'NOLOWERCASE1', 'nodigits', 'quote"s 1234']) {
    await expect(reset(bench, token, password)).rejects.toMatchObject({ status: 400, code: 'VALIDATION', field: 'password' })
  }
  await expect(reset(bench, token, 'sandbox2', 'sandbox3')).rejects.toMatchObject({ code: 'VALIDATION', field: 'confirmpassword' })
  expect((await check(bench, token)).message).toBe('')
})

test('when two resets arrive at once, only one succeeds', async () => {
  const bench = await openBench()
  const token = await bench.link('resetPassword', 'valid')
  const answers = await Promise.all([reset(bench, token, 'sandbox2'), reset(bench, token, 'sandbox3')])
  expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1)
})

test('a repeated reset with the same idempotency key gets the first answer again', async () => {
  const bench = await openBench()
  const payload = { password: 'sandbox2', confirmpassword: 'sandbox2', PasswordResetToken: await bench.link('resetPassword', 'valid') }
  const options = { idempotencyKey: crypto.randomUUID() }
  for (let time = 0; time < 2; time += 1) expect(await bench.client.resetPassword(payload, options)).toMatchObject({ isSuccess: true })
})

test('guesses at links are limited to 60 a minute', async () => {
  const bench = await openBench({ limits: { unknownLinks: 3 } })
  for (let count = 0; count < 3; count += 1) await check(bench, `guess-${count}`)
  const request = await bench.seal('validateResetPasswordLink', { token: 'guess' })
  expect(await bench.send(request)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
  expect((await check(bench, await bench.link('resetPassword', 'valid'))).message).toBe('')
})
