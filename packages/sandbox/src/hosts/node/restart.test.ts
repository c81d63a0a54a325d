import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { danaName, openBench, saturday } from '../../testing.fixture.ts'
import { codeAt } from '../../twoStep/turnTwoStep.ts'
import { passwordStep, turnOnHere, withCode } from '../../twoStep/twoStepBench.fixture.ts'

/** Opens the same database file twice, one after the other, like a server that is stopped and started. */
async function openTwice() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const options = { databasePath: join(folder, 'sandbox.db'), time: { now: saturday }, makeKeyPair: undefined, limits: { loginFailures: 2 } }
  const before = await openBench(options)
  const restart = async () => {
    await before.sandbox.close()
    return openBench(options)
  }
  return { before, restart }
}

test('sessions, invites, used codes and the moved clock survive a restart', async () => {
  const { before, restart } = await openTwice()
  const code = await before.code('Brightwater')
  await before.scan('main-entry', code)
  await before.sandbox.clock.moveBy(60_000)
  const session = await before.signIn()
  const { link } = await before.invite('Lone Star')
  const temporary = await before.code('Lone Star')

  const after = await restart()
  expect(after.sandbox.clock.offset()).toBe(60_000)
  expect((await after.send(await after.seal('getDashboard', {}, session))).status).toBe(200)
  expect((await after.invite('Lone Star')).link).toBe(link)
  expect(await after.code('Lone Star')).toBe(temporary)
  expect(await after.scan('main-entry', code)).toMatchObject({ reason: 'codeAlreadyUsed' })
})

test('a used code of the second step stays used after a restart', async () => {
  const { before, restart } = await openTwice()
  await before.signIn()
  const { secret, codes: [recovery = ''] } = await turnOnHere(before)
  const code = codeAt(secret, before.time.now + 30_000)
  const confirm = async (bench: typeof before, typed: string, kind: 'app' | 'recoveryCode') => bench.client.confirmSignIn(withCode((await passwordStep(bench)).Challenge, typed, kind))
  await confirm(before, code, 'app')
  await confirm(before, recovery, 'recoveryCode')
  const after = await restart()
  await expect(confirm(after, code, 'app')).rejects.toMatchObject({ code: 'CODE_WRONG' })
  await expect(confirm(after, recovery, 'recoveryCode')).rejects.toMatchObject({ code: 'CODE_WRONG' })
})

test('nonces and keys survive a restart, so an old request is refused as a replay', async () => {
  const { before, restart } = await openTwice()
  const request = await before.seal('login', { username: danaName, password: 'sandbox1' })
  expect((await before.send(request.clone())).status).toBe(200)
  const after = await restart()
  expect(await after.send(request)).toMatchObject({ status: 409, body: { code: 'TRANSPORT_REPLAY' } })
})

test('wrong passwords still count after a restart', async () => {
  const { before, restart } = await openTwice()
  const guess = { username: danaName, password: 'wrong-pass1' }
  for (let count = 0; count < 2; count += 1) await before.send(await before.seal('login', guess))
  const after = await restart()
  expect((await after.send(await after.seal('login', { ...guess, password: 'sandbox1' }))).status).toBe(429)
})

test('the chosen example data stays after a restart', async () => {
  const { before, restart } = await openTwice()
  await before.sandbox.reset('expiredLink')
  expect((await (await restart()).sandbox.seeds()).invites).toHaveLength(2)
})
