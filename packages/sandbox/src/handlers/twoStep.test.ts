import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bench, day, danaName, decodeQr, minute, openBench, type Session } from '../testing.fixture.ts'
import { codeAt } from '../twoStep/turnTwoStep.ts'
import { createSoftKey } from '../twoStep/softKey.fixture.ts'
import { giveTwoStep, passwordStep, testOrigin, turnOnHere, withCode } from '../twoStep/twoStepBench.fixture.ts'

const halfMinute = 30_000
const billing = 'billing@whisperingpines.example'

/** Opens a sandbox in which Dana turned two-step sign-in on half a minute ago. */
async function openProtected(options: Parameters<typeof openBench>[0] = {}) {
  const bench = await openBench(options)
  await bench.signIn()
  const own = await turnOnHere(bench)
  bench.time.now += minute
  return { bench, ...own, code: (offset = 0) => codeAt(own.secret, bench.time.now + offset) }
}

const sessionOf = (answer: { AuthToken: string; CsrfToken: string; user: { SessionID: string } }): Session => ({ token: answer.AuthToken, authKey: answer.user.SessionID, csrf: answer.CsrfToken })
const countSessions = async ({ sandbox }: Bench) => (await sandbox.store.selectFrom('sessions').select('token_hash').execute()).length
const historyOf = async ({ sandbox: { store } }: Bench) => (await store.selectFrom('change_rows').innerJoin('changes', 'changes.id', 'change_rows.change_id').select(['call', 'by_name', 'fields', 'changes.subject_id']).orderBy('change_rows.id').execute())
const subjectsOf = async (bench: Bench) => (await bench.outbox()).map(({ subject }) => subject)

test('setting up shows a key as QR code and text, needs one of its codes, and gives ten recovery codes once', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { App } = await bench.client.beginTwoStep()
  expect(decodeQr(App.Image)).toBe(App.Address)
  expect(new URL(App.Address).searchParams.get('secret')).toBe(App.Secret)
  expect(await bench.client.getTwoStep()).toMatchObject({ OnSince: null, RecoveryCodesLeft: 0 })
  await expect(bench.client.startTwoStep({ Code: codeAt(App.Secret, bench.time.now + 5 * minute) })).rejects.toMatchObject({ status: 400, field: 'Code' })
  const { RecoveryCodes } = await bench.client.startTwoStep({ Code: codeAt(App.Secret, bench.time.now) })
  expect(new Set(RecoveryCodes).size).toBe(10)
  expect(await bench.client.getTwoStep()).toMatchObject({ OnSince: new Date(bench.time.now).toISOString(), RecoveryCodesLeft: 10 })
  await expect(bench.client.beginTwoStep()).rejects.toMatchObject({ code: 'TWO_STEP_ON' })
  const stored = JSON.stringify(await Promise.all((['two_steps', 'recovery_codes', 'begun_second_steps', 'change_rows'] as const).map((table) => bench.sandbox.store.selectFrom(table).selectAll().execute())))
  expect([App.Secret, ...RecoveryCodes].filter((secret) => stored.includes(secret))).toEqual([])
  expect(await historyOf(bench)).toMatchObject([{ call: 'startTwoStep', by_name: 'Dana Whitfield', subject_id: '1' }])
  expect(await subjectsOf(bench)).toContain('Two-step sign-in is on')
})

test('the right password alone begins no session; a code of the app begins one, once', async () => {
  const { bench, code } = await openProtected()
  const before = await countSessions(bench)
  const { Challenge, SetUp, Passkey } = await passwordStep(bench)
  expect([SetUp, Passkey, await countSessions(bench)]).toEqual([null, null, before])
  const answer = await bench.client.confirmSignIn(withCode(Challenge, code()))
  expect(answer).toMatchObject({ RecoveryCodes: null, RecoveryCodesLeft: 10 })
  expect(await bench.as(sessionOf(answer), () => bench.client.getOwnAccount())).toMatchObject({ Account: { Username: danaName } })
  // Neither the code nor the sign-in that waits for it works again.
  await expect(bench.client.confirmSignIn(withCode((await passwordStep(bench)).Challenge, code()))).rejects.toMatchObject({ code: 'CODE_WRONG' })
  await expect(bench.client.confirmSignIn(withCode(Challenge, code(halfMinute)))).rejects.toMatchObject({ code: 'CHALLENGE_EXPIRED' })
})

test('users without two-step sign-in sign in as before', async () => {
  const { bench } = await openProtected()
  await expect(bench.signIn(billing)).resolves.toBeDefined()
})

test.each([[-1, true], [0, true], [1, true], [-2, false], [2, false]])('a phone whose clock is %i steps off signs in: %s', async (steps, isAccepted) => {
  const { bench, code } = await openProtected()
  bench.time.now += 5 * minute
  const { Challenge } = await passwordStep(bench)
  const signedIn = bench.client.confirmSignIn(withCode(Challenge, code(steps * halfMinute))).then(() => true, () => false)
  expect(await signedIn).toBe(isAccepted)
})

test('a recovery code works once, in any spelling, and its use is mailed', async () => {
  const { bench, codes: [first = '', second = ''] } = await openProtected()
  const answer = await bench.client.confirmSignIn(withCode((await passwordStep(bench)).Challenge, first.replace('-', ' ').toLowerCase(), 'recoveryCode'))
  expect(answer.RecoveryCodesLeft).toBe(9)
  expect((await bench.outbox())[0]).toMatchObject({ subject: 'A recovery code was used', to: danaName })
  await expect(bench.client.confirmSignIn(withCode((await passwordStep(bench)).Challenge, first, 'recoveryCode'))).rejects.toMatchObject({ code: 'CODE_WRONG' })
  await expect(bench.client.confirmSignIn(withCode((await passwordStep(bench)).Challenge, second, 'recoveryCode'))).resolves.toMatchObject({ RecoveryCodesLeft: 8 })
})

test('of parallel sign-ins with one code, exactly one succeeds', async () => {
  const { bench, code, codes: [recovery = ''] } = await openProtected()
  const challenges = await Promise.all(Array.from({ length: 4 }, () => passwordStep(bench)))
  for (const [typed, kind] of [[code(), 'app'], [recovery, 'recoveryCode']] as const) {
    const results = await Promise.allSettled(challenges.map(({ Challenge }) => bench.client.confirmSignIn(withCode(Challenge, typed, kind))))
    expect(results.filter(({ status }) => status === 'fulfilled'), kind).toHaveLength(1)
  }
})

test('a challenge ends after ten minutes, and after five wrong codes with a mail', async () => {
  const { bench, code } = await openProtected()
  const late = await passwordStep(bench)
  bench.time.now += 10 * minute
  await expect(bench.client.confirmSignIn(withCode(late.Challenge, code()))).rejects.toMatchObject({ status: 409, code: 'CHALLENGE_EXPIRED' })
  const { Challenge } = await passwordStep(bench)
  const left = []
  for (let tries = 0; tries < 5; tries += 1) {
    const { body } = await bench.send(await bench.seal('confirmSignIn', withCode(Challenge, '000000')))
    left.push(body['triesLeft'])
  }
  expect(left).toEqual([4, 3, 2, 1, 0])
  await expect(bench.client.confirmSignIn(withCode(Challenge, code()))).rejects.toMatchObject({ code: 'CHALLENGE_EXPIRED' })
  expect((await bench.outbox())[0]).toMatchObject({ subject: 'Wrong codes for your account', to: danaName })
})

test('new challenges give no more guesses to someone who knows the password', async () => {
  const { bench, code } = await openProtected({ limits: { secondStepFailures: 6 } })
  const statuses = []
  for (let count = 0; count < 8; count += 1) {
    const { Challenge } = await passwordStep(bench)
    statuses.push((await bench.send(await bench.seal('confirmSignIn', withCode(Challenge, '000000')))).status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
  bench.time.now += minute
  await expect(bench.client.confirmSignIn(withCode((await passwordStep(bench)).Challenge, code()))).resolves.toBeDefined()
})

/** Signs in with a cookie jar, as a browser does. */
function openBrowser(bench: Bench) {
  const jar = new Map<string, string>()
  return async (name: 'login' | 'confirmSignIn', payload: object) => {
    const request = await bench.seal(name, payload)
    if (jar.size > 0) request.headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const answer = await bench.send(request)
    for (const line of answer.headers.getSetCookie()) {
      const [, cookie, value] = /^([^=]+)=([^;]+);/.exec(line) ?? []
      if (cookie !== undefined && value !== undefined) jar.set(cookie, value)
    }
    return { ...answer, challenge: (answer.body['secondStep'] as { Challenge: string } | undefined)?.Challenge ?? '' }
  }
}

test('a trusted browser needs no second step for 30 days, until it is ended, or until the password changes', async () => {
  const { bench, code } = await openProtected()
  const browser = openBrowser(bench)
  const right = { username: danaName, password: 'sandbox1' }
  const trust = async () => {
    bench.time.now += minute
    const { challenge } = await browser('login', right)
    const { status, headers } = await browser('confirmSignIn', { ...withCode(challenge, code()), TrustThisBrowser: true })
    expect(status).toBe(200)
    expect(headers.getSetCookie().find((line) => line.startsWith('trusted-'))).toMatch(/^trusted-1=[\w-]{43}; Max-Age=2592000; HttpOnly; SameSite=Strict$/)
  }
  await trust()
  expect((await browser('login', right)).status).toBe(200)
  await passwordStep(bench)

  const dana = sessionOf((await browser('login', right)).body as never)
  const { TrustedBrowsers: [trusted, ...others] } = await bench.as(dana, () => bench.client.getOwnSessions())
  expect(others).toEqual([])
  expect(await bench.as(dana, () => bench.client.endTrustedBrowsers({ BrowserID: trusted?.BrowserID ?? '' }))).toMatchObject({ Ended: 1 })
  expect((await browser('login', right)).body).toMatchObject({ code: 'SECOND_STEP_NEEDED' })

  await trust()
  await bench.as(dana, () => bench.client.changeOwnPassword({ Password: 'sandbox1', NewPassword: 'sandbox2', EndsOtherSessions: false }))
  right.password = 'sandbox2'
  expect((await browser('login', right)).body).toMatchObject({ code: 'SECOND_STEP_NEEDED' })

  await trust()
  bench.time.now += 30 * day - minute
  expect((await browser('login', right)).status).toBe(200)
  bench.time.now += minute
  expect((await browser('login', right)).body).toMatchObject({ code: 'SECOND_STEP_NEEDED' })
})

test('a new password ends the sign-ins that wait for their second step', async () => {
  const { bench, code } = await openProtected()
  const { Challenge } = await passwordStep(bench)
  await bench.client.changeOwnPassword({ Password: 'sandbox1', NewPassword: 'sandbox2', EndsOtherSessions: false })
  await expect(bench.client.confirmSignIn(withCode(Challenge, code()))).rejects.toMatchObject({ code: 'CHALLENGE_EXPIRED' })
})

test('turning off and new recovery codes need a code; wrong ones are limited; each is in the history and mailed', async () => {
  const { bench, code, codes: [first = '', second = ''] } = await openProtected()
  const { client } = bench
  await expect(client.stopTwoStep({ Kind: 'app', Code: '000000' })).rejects.toMatchObject({ status: 400, field: 'Code' })
  const { RecoveryCodes } = await client.renewRecoveryCodes({ Kind: 'app', Code: code() })
  await expect(client.stopTwoStep({ Kind: 'recoveryCode', Code: first })).rejects.toMatchObject({ field: 'Code' })
  await expect(client.stopTwoStep({ Kind: 'recoveryCode', Code: second })).rejects.toMatchObject({ field: 'Code' })
  await client.stopTwoStep({ Kind: 'recoveryCode', Code: RecoveryCodes[0] ?? '' })
  await expect(client.stopTwoStep({ Kind: 'recoveryCode', Code: RecoveryCodes[1] ?? '' })).rejects.toMatchObject({ code: 'TWO_STEP_OFF' })
  await expect(bench.signIn()).resolves.toBeDefined()
  expect((await historyOf(bench)).map(({ call }) => call)).toEqual(['startTwoStep', 'renewRecoveryCodes', 'stopTwoStep'])
  expect((await subjectsOf(bench)).slice(0, 3)).toEqual(['Two-step sign-in is off', 'You have new recovery codes', 'Two-step sign-in is on'])
  const statuses = []
  await turnOnHere(bench)
  for (let tries = 0; tries < 7; tries += 1) statuses.push(await client.stopTwoStep({ Kind: 'app', Code: '000000' }).catch(({ status }: { status: number }) => status))
  expect(statuses).toContain(429)
})

test('a passkey confirms a sign-in once for each challenge, and only a sign-in of its own user', async () => {
  const { bench } = await openProtected()
  const { client } = bench
  const [own, stranger] = [createSoftKey(testOrigin), createSoftKey(testOrigin)]
  const { Options } = await client.beginPasskey()
  await expect(client.savePasskey({ Name: 'Blue key', ...own.make('another-challenge') })).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' })
  await expect(client.savePasskey({ Name: 'Blue key', ...createSoftKey('https://phishing.example').make(String(Options['challenge'])) })).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' })
  const { PasskeyID } = await client.savePasskey({ Name: 'Blue key', ...own.make(String(Options['challenge'])) })
  expect((await client.getTwoStep()).Passkeys).toMatchObject([{ PasskeyID, Name: 'Blue key', LastUsedAt: null }])

  const request = async () => {
    const { Challenge, Passkey } = await passwordStep(bench)
    return { challenge: String(Passkey?.['challenge']), confirm: (signed: ReturnType<typeof own.sign>) => client.confirmSignIn({ Challenge, Kind: 'passkey', Code: '', Passkey: signed, TrustThisBrowser: false }) }
  }
  const first = await request()
  await expect(first.confirm(stranger.sign(first.challenge))).rejects.toMatchObject({ code: 'CODE_WRONG' })
  await expect(first.confirm(own.sign('another-challenge'))).rejects.toMatchObject({ code: 'CODE_WRONG' })
  const signed = own.sign(first.challenge)
  await expect(first.confirm(signed)).resolves.toBeDefined()
  await expect((await request()).confirm(signed)).rejects.toMatchObject({ code: 'CODE_WRONG' })
  expect((await client.getTwoStep()).Passkeys).toMatchObject([{ LastUsedAt: new Date(bench.time.now).toISOString() }])

  await client.deletePasskey({ PasskeyID })
  expect((await passwordStep(bench)).Passkey).toBeNull()
  expect((await subjectsOf(bench)).slice(0, 2)).toEqual(['A passkey was removed', 'A passkey was added'])
})

test('a passkey alone signs its user in, once for each challenge, and not without a PIN or fingerprint, after it was removed or with another challenge', async () => {
  const { bench } = await openProtected()
  const key = createSoftKey(testOrigin)
  const { PasskeyID } = await bench.client.savePasskey({ Name: 'Blue key', ...key.make(String((await bench.client.beginPasskey()).Options['challenge'])) })
  const challenge = async () => String((await bench.client.beginPasskeySignIn()).Options['challenge'])
  const signed = key.sign(await challenge())
  const answer = await bench.client.signInWithPasskey(signed)
  expect(answer.user).toMatchObject({ SessionID: expect.any(String) as string })
  await expect(bench.client.signInWithPasskey(signed)).rejects.toMatchObject({ status: expect.any(Number) as number })
  const together = key.sign(await challenge())
  const results = await Promise.allSettled([1, 2, 3].map(() => bench.client.signInWithPasskey(together)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const late = key.sign(await challenge())
  bench.time.now += 10 * minute
  await expect(bench.client.signInWithPasskey(late)).rejects.toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  const own = key.sign(Buffer.from('1893456000000.abc.def').toString('base64url'))
  await expect(bench.client.signInWithPasskey(own)).rejects.toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  await expect(bench.client.signInWithPasskey(key.sign(await challenge(), { isUserVerified: false }))).rejects.toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  await bench.signIn(billing)
  await expect(bench.client.signInWithPasskey(createSoftKey(testOrigin).sign(await challenge()))).rejects.toMatchObject({ code: 'PASSKEY_UNKNOWN' })
  await bench.sandbox.store.deleteFrom('passkeys').where('id', '=', PasskeyID).execute()
  await expect(bench.client.signInWithPasskey(key.sign(await challenge()))).rejects.toMatchObject({ code: 'PASSKEY_UNKNOWN' })
})

test('an account’s rule lets an administrator in only after the set-up, and does not affect other users', async () => {
  const { bench } = await openProtected()
  await bench.client.setTwoStepRule({ IsOn: true })
  expect(await bench.client.getTwoStep()).toMatchObject({ IsRequired: true, Rule: { IsOn: true } })
  const { Challenge, SetUp } = await passwordStep(bench, billing)
  const secret = SetUp?.Secret ?? ''
  await expect(bench.client.confirmSignIn(withCode(Challenge, '000000'))).rejects.toMatchObject({ code: 'CODE_WRONG' })
  await expect(bench.client.confirmSignIn(withCode(Challenge, 'AAAA-AAAA', 'recoveryCode'))).rejects.toMatchObject({ code: 'CODE_WRONG' })
  const answer = await bench.client.confirmSignIn(withCode(Challenge, codeAt(secret, bench.time.now)))
  expect(answer.RecoveryCodes).toHaveLength(10)
  expect((await historyOf(bench)).at(-1)).toMatchObject({ call: 'confirmSignIn', by_name: 'Ines Okafor' })
  expect((await passwordStep(bench, billing)).SetUp).toBeNull()
  for (const other of ['home@oakline.example', 'desk@whisperingpines.example']) await expect(bench.signIn(other)).resolves.toBeDefined()
})

test('only an administrator with two-step sign-in can require it', async () => {
  const bench = await openBench()
  await bench.signIn()
  await expect(bench.client.setTwoStepRule({ IsOn: true })).rejects.toMatchObject({ status: 409, code: 'TWO_STEP_OFF' })
  await bench.signIn('home@oakline.example')
  expect((await bench.client.getTwoStep()).Rule).toBeNull()
  await expect(bench.client.setTwoStepRule({ IsOn: true })).rejects.toMatchObject({ status: 403 })
})

test('an administrator resets another user with a reason, an operator resets the last administrator, and no user resets themselves', async () => {
  const { bench } = await openProtected()
  const { client, sandbox: { store } } = bench
  const { id: UserID } = await store.selectFrom('users').select('id').where('username', '=', billing).executeTakeFirstOrThrow()
  await giveTwoStep(bench, UserID)
  expect(await client.getUserDetail({ ID: UserID })).toMatchObject({ HasTwoStep: true })
  await client.resetTwoStep({ UserID, Reason: 'Lost the phone' })
  expect(await client.getUserDetail({ ID: UserID })).toMatchObject({ HasTwoStep: false })
  expect((await bench.outbox())[0]).toMatchObject({ subject: 'Your two-step sign-in was reset', to: billing, text: expect.stringContaining('Dana Whitfield') })
  const [row] = (await historyOf(bench)).slice(-1)
  expect([row?.call, JSON.parse(row?.fields ?? '')]).toEqual(['resetTwoStep', expect.objectContaining({ reason: ['', 'Lost the phone'] })])
  await expect(client.resetTwoStep({ UserID: 1, Reason: 'Mine' })).rejects.toMatchObject({ code: 'OWN_USER' })
  await bench.as(await bench.signIn(billing), () => expect(client.resetTwoStep({ UserID: 1, Reason: 'Not mine' })).rejects.toMatchObject({ status: 403 }))
  await bench.signIn('robert.k@gatewell.example')
  await client.resetTwoStep({ UserID: 1, Reason: 'Ticket 48213' })
  await expect(bench.signIn()).resolves.toBeDefined()
})

test('an administrator signed in as a user can change nothing about the second step', async () => {
  const bench = await openBench()
  const asDana = sessionOf(await bench.as(await bench.link('signInAsAdmin', 'valid'), () => bench.client.signInAsAdmin()))
  const { client } = bench
  const calls = [
    () => client.beginTwoStep(), () => client.startTwoStep({ Code: '000000' }), () => client.stopTwoStep({ Kind: 'app', Code: '000000' }), () => client.renewRecoveryCodes({ Kind: 'app', Code: '000000' }),
    () => client.beginPasskey(), () => client.deletePasskey({ PasskeyID: 1 }), () => client.endTrustedBrowsers({ BrowserID: null }), () => client.setTwoStepRule({ IsOn: false }),
  ]
  for (const call of calls) await expect(bench.as(asDana, call)).rejects.toMatchObject({ status: 403, code: 'SIGNED_IN_AS' })
})

type Step = 'password' | 'wrongPassword' | 'wrongCode' | 'usedCode' | 'usedRecoveryCode' | 'otherChallenge' | 'noPasskey' | 'wait'
const steps: readonly Step[] = ['password', 'wrongPassword', 'wrongCode', 'usedCode', 'usedRecoveryCode', 'otherChallenge', 'noPasskey', 'wait']

test('no order of calls without a proof of the second step begins a session', async () => {
  const { bench, code, codes: [recovery = ''] } = await openProtected({ limits: { secondStepFailures: 1000, loginFailures: 1000, loginFailuresOfName: 1000 } })
  const used = code()
  await bench.client.confirmSignIn(withCode((await passwordStep(bench)).Challenge, used))
  await bench.client.confirmSignIn(withCode((await passwordStep(bench)).Challenge, recovery, 'recoveryCode'))
  const sessions = await countSessions(bench)
  let challenge = ''
  const send = async (name: 'login' | 'confirmSignIn', payload: object) => (await bench.send(await bench.seal(name, payload))).body
  const confirm = (Challenge: string, typed: string, kind?: 'recoveryCode') => send('confirmSignIn', withCode(Challenge === '' ? 'none' : Challenge, typed, kind))
  const take: Record<Step, () => Promise<unknown>> = {
    password: async () => (challenge = ((await send('login', { username: danaName, password: 'sandbox1' }))['secondStep'] as { Challenge: string }).Challenge),
    wrongPassword: () => send('login', { username: danaName, password: 'wrong-pass1' }),
    wrongCode: () => confirm(challenge, '000000'),
    usedCode: () => confirm(challenge, used),
    usedRecoveryCode: () => confirm(challenge, recovery, 'recoveryCode'),
    otherChallenge: () => confirm('another', used),
    noPasskey: () => send('confirmSignIn', { Challenge: challenge === '' ? 'none' : challenge, Kind: 'passkey', Code: '', Passkey: null, TrustThisBrowser: true }),
    wait: async () => (bench.time.now += minute),
  }
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 8 }), async (order) => {
    for (const step of order) await take[step]()
    expect(await countSessions(bench)).toBeLessThanOrEqual(sessions)
  }), { numRuns: 25 })
  expect((await bench.sandbox.store.selectFrom('trusted_browsers').selectAll().execute())).toEqual([])
})
