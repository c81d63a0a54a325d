import { trustedBrowserDays } from '@portal/domain'
import { randomToken, sha256 } from '../bytes/digest.ts'
import type { DeviceCookies } from '../passwords/claimSignIn.ts'
import type { CallerServices } from '../Services.ts'

/** A caller with the cookies of known and trusted browsers. */
export type BrowserCall = CallerServices & { deviceCookies: DeviceCookies }

const day = 24 * 3600 * 1000
const trustedFor = trustedBrowserDays * day

/** Whether this user needs no second step in the caller's browser. Records the use. */
export async function isTrustedBrowser({ store, clock, deviceCookies }: Pick<BrowserCall, 'store' | 'clock' | 'deviceCookies'>, userId: number): Promise<boolean> {
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
