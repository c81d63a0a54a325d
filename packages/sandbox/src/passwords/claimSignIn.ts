import { equalText, randomToken, sha256, toBase64Url } from '../bytes/bytes.ts'
import { guessedPasswordMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { CallerServices } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import { claimAttempt, claimAttempts, forgetAttempts, giveBack, type GrantedClaim, type RateRule } from '../limits/rateLimit.ts'

export interface SignInClaim {
  /** Call this after a correct password: the attempt then doesn't count, and earlier ones of this device, or of this name and address, are reset. */
  forgive(): Promise<void>
  /** The number of attempts by unknown devices for this name, including this one; 0 if the device is known. */
  strangersTries: number
}

/**
 * Takes one attempt to sign in, or refuses with 429. A device from which this name signed in before has its own count, so that strangers'
 * guesses don't block the user. Any other attempt counts three times: for the name with the address, for the name, and for the address.
 * Without an address it counts for the name only. After the free attempts, each further one makes the next wait longer.
 */
export async function claimSignIn(call: CallerServices & { deviceCookies: DeviceCookies }, name: string): Promise<SignInClaim> {
  const { store, vault, deviceCookies, address } = call
  const device = await knownDevice(vault, deviceCookies, name)
  const own = device === null ? await loginBucket(name, address) : await sha256(`login|device|${device}`)
  const ofName = rule(call, await loginBucketOfName(name), call.limits.loginFailuresOfName)
  const rules = device === null ? [ofName] : []
  if (device !== null || address !== '') rules.push(rule(call, own, call.limits.loginFailures))
  if (device === null && address !== '') rules.push(rule(call, await sha256(`login|${address}`), call.limits.loginFailuresOfAddress))
  const claims: GrantedClaim[] = await claimAttempts(call, rules)
  return {
    async forgive() {
      await giveBack(store, claims)
      await forgetAttempts(store, own)
    },
    strangersTries: device === null ? (claims[0]?.count ?? 0) : 0,
  }
}

function rule({ limits }: CallerServices, bucket: string, allowed: number): RateRule {
  return { bucket, allowed, window: limits.loginWindow, delay: { first: limits.loginDelay, most: limits.loginDelayMost } }
}

/** The name under which wrong passwords of one user from one address are counted. */
export function loginBucket(username: string, address: string): Promise<string> {
  return sha256(`login|${username}|${address}`)
}

/** The name under which one user's attempts from all unknown devices are counted. */
export function loginBucketOfName(username: string): Promise<string> {
  return sha256(`login|name|${username}`)
}

/** Tells a user by mail that unknown devices are trying to guess the password, at most once a day. */
export async function tellOwner(call: CallerServices, user: Pick<Row<'users'>, 'account_id' | 'name' | 'email' | 'username' | 'language'>, tries: number): Promise<void> {
  const { store, limits, clock } = call
  if (tries < limits.loginFailuresTold) return
  const claim = await claimAttempt(call, { bucket: await sha256(`login|told|${user.username}`), allowed: 1, window: limits.loginWindow })
  if (claim.kind === 'refused') return
  await sendMail(store, { ...guessedPasswordMail(user.language ?? 'en', user.name, tries), accountId: user.account_id, to: user.email === '' ? user.username : user.email, sentAt: clock.now() })
}

/** The cookies that show that someone has signed in on this browser before. They give no access. */
export interface DeviceCookies {
  read(name: string): string | undefined
  /** Sets a cookie. `seconds`: how long the browser keeps the cookie; half a year if omitted. */
  keep(name: string, value: string, seconds?: number): void
}

/**
 * The device from which someone signed in as `name` before, or null. A cookie, `<device>.<MAC>`, proves it. The device gives no access; it
 * only separates the user's attempts from strangers'. The MAC covers the name, so that the cookie doesn't reveal whether the user exists.
 */
export async function knownDevice(vault: CodeVault, cookies: DeviceCookies, name: string): Promise<string | null> {
  const [device = '', mac = ''] = (cookies.read(await cookieName(name)) ?? '').split('.')
  return equalText(mac, await macOf(vault, name, device)) ? device : null
}

/** Sets the cookie that makes a device known; a known device keeps its id. */
export async function rememberDevice(vault: CodeVault, cookies: DeviceCookies, name: string): Promise<void> {
  const device = (await knownDevice(vault, cookies, name)) ?? randomToken(16)
  cookies.keep(await cookieName(name), `${device}.${await macOf(vault, name, device)}`)
}

/** The name of the cookie for one username. Each has its own cookie, so that a shared computer can know several users. */
async function cookieName(name: string): Promise<string> {
  return `device-${(await sha256(`device|${name}`)).slice(0, 16)}`
}

async function macOf(vault: CodeVault, name: string, device: string): Promise<string> {
  return toBase64Url(await vault.mac(`device|${JSON.stringify([name, device])}`))
}
