import { resolveMasterUserCheck, resolveMasterUserResult } from '@portal/domain'
import { expect, test, vi } from 'vitest'
import { cheapCost, createArgon2Hasher } from '../passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../passwords/nodeArgon2.ts'
import { day, openBench, type Bench } from '../testing.fixture.ts'

const priya = 'priya.raman@whisperingpines.example'
const create = (bench: Bench, Username: string, Password = 'sandbox2') => bench.client.createMasterUserPassword({ Username, Password })
const check = (bench: Bench, userName: string) => bench.client.createMasterUser({ userName })

test('the check opens the page with the user’s email', async () => {
  const bench = await openBench()
  const answer = await check(bench, await bench.link('masterUser', 'signin'))
  expect(answer).toMatchObject({ isSuccess: true, Email: priya })
  expect(resolveMasterUserCheck(answer)).toEqual({ kind: 'open', notice: null, message: null })
})

test.each([
  ['signin', { goTo: 'login' }],
  ['NonWebAccessUser', { goTo: 'nonWebAccessUser', confirmation: 'set' }],
  ['WatchmanSystemConfiguration', { goTo: 'watchmanSystemConfiguration', setsWatchmanStatus: true }],
  ['other', { goTo: 'login' }],
])('a first password leads to the page of its state: %s', async (state, outcome) => {
  const bench = await openBench()
  const answer = await create(bench, await bench.link('masterUser', state))
  expect(answer.isSuccess).toBe(true)
  if (state !== 'other') expect(answer.redirect).toBe(state)
  expect(resolveMasterUserResult(answer.redirect)).toEqual(outcome)
})

test('a user can sign in only after setting the first password', async () => {
  const bench = await openBench()
  for (const password of ['', 'sandbox1']) await expect(bench.signIn(priya, password)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  const token = await bench.link('masterUser', 'signin')
  await create(bench, token)
  await expect(bench.signIn(priya, 'sandbox2')).resolves.toBeDefined()
  expect(await check(bench, token)).toMatchObject({ message: 'Password already exists', Email: priya })
})

test('a sign-in before the first password takes as much work as any other', async () => {
  const hasher = createArgon2Hasher(nodeArgon2, cheapCost)
  const verify = vi.fn(hasher.verify)
  const bench = await openBench({ passwordHasher: { ...hasher, verify } })
  await expect(bench.signIn(priya)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(verify).toHaveBeenCalledWith('sandbox1', expect.stringContaining('$argon2id$'))
})

test('an existing password is kept, and the page says that it exists', async () => {
  const bench = await openBench()
  const token = await bench.link('masterUser', 'passwordExists')
  const answer = await check(bench, token)
  expect(resolveMasterUserCheck(answer)).toMatchObject({ kind: 'open', notice: 'pleaseLogin' })
  expect(await create(bench, token)).toEqual({ isSuccess: false, message: 'Password already exists', redirect: '' })
  await expect(bench.signIn('desk@whisperingpines.example')).resolves.toBeDefined()
})

test('an expired link, a user name and a guess reveal nothing', async () => {
  const bench = await openBench()
  const expired = await bench.link('masterUser', 'expired')
  for (const userName of [expired, priya, 'guess']) {
    const answer = await check(bench, userName)
    expect(answer).toMatchObject({ isSuccess: false, Email: '' })
    expect(resolveMasterUserCheck(answer)).toEqual({ kind: 'redirect', to: { goTo: 'login' } })
    expect(await create(bench, userName)).toMatchObject({ isSuccess: false, redirect: '' })
  }
  const token = await bench.link('masterUser', 'signin')
  bench.time.now += 7 * day
  expect(await check(bench, token)).toMatchObject({ isSuccess: false, Email: '' })
})

test('the server enforces the password rule', async () => {
  const bench = await openBench()
  const token = await bench.link('masterUser', 'signin')
  await expect(create(bench, token, 'nodigits')).rejects.toMatchObject({ status: 400, code: 'VALIDATION', field: 'Password' })
})
