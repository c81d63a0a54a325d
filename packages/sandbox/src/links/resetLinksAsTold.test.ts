import { resetLinkMessages } from '@portal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followModel, step } from '../model.fixture.ts'
import { type Bench, danaName, hour, longTest, minute, openBench, type Session, tokenOf } from '../testing.fixture.ts'

interface Access {
  password: string
  /** Links of this run, the newest last. */
  links: { token: string; endsAt: number; isUsed: boolean }[]
  /** The sessions, each with whether it is still signed in. */
  sessions: { session: Session; isAlive: boolean }[]
}

const which = fc.nat(2)
const password = fc.constantFrom('sandbox1', 'sandbox2', 'sandbox3')
const hasLinks = ({ links }: Access) => links.length > 0
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item

const steps = [
  step('ask for a link', fc.constant(null), async ({ links }: Access, { client, outbox, time }: Bench) => {
    await client.forgotPassword({ username: danaName })
    links.push({ token: tokenOf((await outbox())[0]?.link), endsAt: time.now + 24 * hour, isUsed: false })
  }),
  step('open a link', which, async ({ links }: Access, { client, time }: Bench, at) => {
    const { token, endsAt, isUsed } = pick(links, at)
    const message = isUsed ? resetLinkMessages.invalid : time.now >= endsAt ? resetLinkMessages.expired : ''
    expect(await client.validateResetPasswordLink({ token })).toMatchObject({ message, Username: message === '' ? danaName : '' })
  }, hasLinks),
  step('reset', fc.tuple(which, password), async (access: Access, { client, time }: Bench, [at, chosen]) => {
    const { token, endsAt, isUsed } = pick(access.links, at)
    const isSuccess = !isUsed && time.now < endsAt
    expect(await client.resetPassword({ password: chosen, confirmpassword: chosen, PasswordResetToken: token })).toMatchObject({ isSuccess })
    if (!isSuccess) return
    access.password = chosen
    for (const link of access.links) link.isUsed = true
    for (const one of access.sessions) one.isAlive = false
  }, hasLinks),
  step('sign in', password, async (access: Access, bench: Bench, tried) => {
    const signedIn = bench.signIn(danaName, tried)
    if (tried === access.password) access.sessions.push({ session: await signedIn, isAlive: true })
    else await expect(signedIn).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  }),
  step('wait', fc.constantFrom(10 * minute, 13 * hour), async ({ sessions }: Access, { time }: Bench, long) => {
    time.now += long
    if (long > hour) for (const one of sessions) one.isAlive = false
  }),
]

test('after any steps, links, passwords and sessions match a simple model', { timeout: longTest }, async () => {
  const many = 1_000_000
  const bench = await openBench({ limits: { mailRequests: many, mailRequestsOfAddress: many, loginFailures: many, loginFailuresOfName: many, loginFailuresOfAddress: many } })
  let current = 'sandbox1'
  await followModel(steps, {
    runs: 15,
    longest: 16,
    async start() {
      // The seeded links and those of earlier runs end.
      bench.time.now += 30 * hour
      const model: Access = { password: current, links: [], sessions: [] }
      return { model, real: bench }
    },
    async compare(access) {
      current = access.password
      for (const { session, isAlive } of access.sessions) {
        const { status } = await bench.send(await bench.seal('getUserDetails', { authkey: session.authKey }, session))
        expect(status).toBe(isAlive ? 200 : 401)
      }
    },
  })
})
