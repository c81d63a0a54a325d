import type { SecondStep } from '@portal/api-client/contract'
import { needsTwoStep, trustedBrowserDays } from '@portal/domain'
import { randomToken, sha256 } from '../bytes/bytes.ts'
import { claimAttempts, forgetAttempts } from '../limits/rateLimit.ts'
import { type DeviceCookies, knownDevice } from '../passwords/claimSignIn.ts'
import { findWebUser, rightsHolder } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { passkeyRequest } from './passkeys.ts'
import { makeAppKey, tellTwoStep, twoStepOf } from './turnTwoStep.ts'
import type { CallerServices } from '../Services.ts'

/** What a sign-in needs after a correct password: proof of the second step, or its set-up; null if it needs neither. */
export async function missingStep(call: BrowserCall, user: Row<'users'>): Promise<'proof' | 'setUp' | null> {
  if (await twoStepOf(call.store, user.id)) return (await isTrustedBrowser(call, user.id)) ? null : 'proof'
  return (await isTwoStepRequired(call.store, user)) ? 'setUp' : null
}

export async function isTwoStepRequired(store: Store, user: Parameters<typeof rightsHolder>[0] & Pick<Row<'users'>, 'account_id' | 'is_single_family'>): Promise<boolean> {
  if (!needsTwoStep({ ...rightsHolder(user), IS_SFH_ACTIVE: user.is_single_family === 1 })) return false
  const account = await store.selectFrom('accounts').select('requires_two_step').where('id', '=', user.account_id).executeTakeFirst()
  return account?.requires_two_step === 1
}

/** Holds a sign-in until its second step, with a challenge for it. Inside a transaction. */
export async function askSecondStep(call: BrowserCall, user: Row<'users'>, missing: 'proof' | 'setUp'): Promise<Refusal> {
  const { store, clock, limits, vault } = call
  const now = clock.now()
  const Challenge = randomToken()
  const SetUp = missing === 'setUp' ? await makeAppKey(call, await nameOfAccount(store, user.account_id), user) : null
  const passkey = missing === 'proof' ? await passkeyRequest(call, user.id) : null
  await store.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute()
  await store.insertInto('sign_in_challenges').values({
    token_hash: await sha256(Challenge), user_id: user.id, sealed_secret: await vault.seal(SetUp?.Secret ?? ''), passkey_challenge: passkey?.challenge ?? '', tries: 0,
    expires_at: now + limits.challengeValid,
  }).execute()
  const secondStep: SecondStep = { Challenge, SetUp, Passkey: passkey?.options ?? null }
  return new Refusal(403, 'SECOND_STEP_NEEDED', 'Confirm your sign-in with a second step.', { body: { secondStep } })
}

/** The name that authenticator apps and browsers show for the portal. */
async function nameOfAccount(store: Store, accountId: number): Promise<string> {
  return (await store.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()).name
}

const tookTooLong = () => new Refusal(409, 'CHALLENGE_EXPIRED', 'This sign-in took too long. Enter your password again.')

/**
 * Takes one attempt at a challenge. Wrong codes also count for the user, or for a known device. Someone who has the password then cannot
 * continue guessing with new challenges, and cannot lock the owner out. Refuses with 409 or 429.
 */
export async function claimSecondStep(call: BrowserCall, token: string) {
  const { store, clock, limits, vault, deviceCookies } = call
  const now = clock.now()
  const tokenHash = await sha256(token)
  const challenge = await store.selectFrom('sign_in_challenges').selectAll().where('token_hash', '=', tokenHash).where('expires_at', '>', now).executeTakeFirst()
  const user = challenge && (await findWebUser(store, challenge.user_id, now))
  if (!challenge || !user) throw tookTooLong()
  const bucket = await sha256(`second step|${(await knownDevice(vault, deviceCookies, user.username)) ?? user.id}`)
  await claimAttempts(call, [{ bucket, allowed: limits.secondStepFailures, window: limits.loginWindow, delay: { first: limits.loginDelay, most: limits.loginDelayMost } }])
  const { numUpdatedRows } = await store.updateTable('sign_in_challenges').set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash).where('tries', '<', limits.challengeTries).executeTakeFirst()
  if (numUpdatedRows === 0n) throw tookTooLong()
  const triesLeft = limits.challengeTries - challenge.tries - 1
  return {
    challenge,
    user,
    /** Ends the challenge after a correct proof, so that a second proof is refused. Inside a transaction. */
    async end(trx: Store): Promise<void> {
      const { numDeletedRows } = await trx.deleteFrom('sign_in_challenges').where('token_hash', '=', tokenHash).executeTakeFirst()
      if (numDeletedRows === 0n) throw tookTooLong()
      await forgetAttempts(trx, bucket)
    },
    /** Answers a wrong code. After the last attempt the user gets a mail, because someone else may know the password. Inside a transaction. */
    async refuse(within: BrowserCall): Promise<Refusal> {
      if (triesLeft <= 0) {
        await within.store.deleteFrom('sign_in_challenges').where('token_hash', '=', tokenHash).execute()
        await tellTwoStep(within, user, { kind: 'guessed' })
      }
      return new Refusal(400, 'CODE_WRONG', 'This code is wrong or has expired.', { body: { triesLeft: Math.max(0, triesLeft) } })
    },
  }
}

/** A caller with the cookies of known and trusted browsers. */
type BrowserCall = CallerServices & { deviceCookies: DeviceCookies }

const day = 24 * 3600 * 1000
const trustedFor = trustedBrowserDays * day

/** Whether this user needs no second step in the caller's browser. Records the use. */
async function isTrustedBrowser({ store, clock, deviceCookies }: Pick<BrowserCall, 'store' | 'clock' | 'deviceCookies'>, userId: number): Promise<boolean> {
  const token = deviceCookies.read(cookieName(userId))
  if (token === undefined) return false
  const now = clock.now()
  const found = store.updateTable('trusted_browsers').set({ used_at: now }).where('token_hash', '=', await sha256(token)).where('user_id', '=', userId).where('expires_at', '>', now)
  return (await found.executeTakeFirst()).numUpdatedRows === 1n
}

/** Makes the caller's browser trusted. Inside a transaction. */
export async function trustBrowser({ store, clock, deviceCookies, userAgent, address }: BrowserCall, userId: number): Promise<void> {
  const token = randomToken()
  const now = clock.now()
  await store.deleteFrom('trusted_browsers').where('expires_at', '<=', now).execute()
  await store.insertInto('trusted_browsers').values({
    token_hash: await sha256(token), user_id: userId, public_id: randomToken(8), user_agent: userAgent.slice(0, 400), address: address.slice(0, 64),
    created_at: now, used_at: now, expires_at: now + trustedFor,
  }).execute()
  deviceCookies.keep(cookieName(userId), token, trustedFor / 1000)
}

/** The name of the cookie for one user. Each user has their own cookie, so that a shared computer can trust several. */
const cookieName = (userId: number) => `trusted-${userId}`
