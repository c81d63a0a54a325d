import { readAuthenticatorCode, readRecoveryCode, recoveryCodeCount, recoveryCodeLetters } from '@portal/domain'
import { Secret, TOTP } from 'otpauth'
import { type RandomBelow, toBase32, toBase64, toBase64Url } from '../bytes/bytes.ts'
import { type TwoStepChange, twoStepMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { mailAddress } from '../people/mailFirstPassword.ts'
import { forgetSecondSteps } from '../secrets/forgetSecondSteps.ts'
import type { Services } from '../Services.ts'
import { countOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'

type Told = Pick<Row<'users'>, 'id' | 'account_id' | 'name' | 'email' | 'username' | 'language'>
type Turning = Pick<Services, 'store' | 'vault' | 'clock' | 'randomBelow'>

/** The user's two-step sign-in; undefined while it is off. */
export function twoStepOf(store: Store, userId: number) {
  return store.selectFrom('two_steps').selectAll().where('user_id', '=', userId).where('on_at', 'is not', null).executeTakeFirst()
}

/** A new key for an authenticator app, as its page shows it. */
export async function makeAppKey({ qr, randomBelow }: Pick<Services, 'qr' | 'randomBelow'>, issuer: string, user: Pick<Row<'users'>, 'username'>) {
  const Secret = makeAppSecret(randomBelow)
  const Address = appAddress(Secret, issuer, user.username)
  return { Secret, Address, Image: toBase64(await qr.png(Address)) }
}

/** Turns two-step sign-in on with a key that the user has confirmed; returns the recovery codes. Inside a transaction. */
export async function turnOn(call: Turning, user: Told, secret: string, step: number): Promise<string[]> {
  const { store, vault, clock } = call
  const now = clock.now()
  const row = { sealed_secret: await vault.seal(secret), on_at: now, codes_made_at: now, last_step: step, reset_reason: '' }
  await store.insertInto('two_steps').values({ user_id: user.id, ...row }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(row)).execute()
  const codes = await replaceRecoveryCodes(call, user.id)
  await tellTwoStep(call, user, { kind: 'on' })
  return codes
}

/** Turns two-step sign-in off and deletes its data. `reset`: the administrator who did it, and their reason. Inside a transaction. */
export async function turnOff(call: Pick<Services, 'store' | 'clock'>, user: Told, reset: { by: string; reason: string } | null): Promise<void> {
  const { store } = call
  await store.updateTable('two_steps').set({ on_at: null, codes_made_at: null, sealed_secret: '', reset_reason: reset?.reason ?? '' }).where('user_id', '=', user.id).execute()
  await forgetSecondSteps(store, user.id)
  await tellTwoStep(call, user, reset === null ? { kind: 'off' } : { kind: 'reset', ...reset })
}

/** Tells a user by mail what changed in their two-step sign-in. */
export async function tellTwoStep({ store, clock }: Pick<Services, 'store' | 'clock'>, user: Told, change: TwoStepChange): Promise<void> {
  await sendMail(store, { ...twoStepMail(user.language ?? 'en', user.name, change), accountId: user.account_id, to: mailAddress(user), sentAt: clock.now() })
}

/** Checks a code of the user's app, or a recovery code, and uses it up. No code works twice, even in two processes. Inside a transaction. */
export async function proveCode(call: Pick<Services, 'store' | 'vault' | 'clock'>, user: Told, { Kind, Code }: { Kind: 'app' | 'recoveryCode'; Code: string }): Promise<boolean> {
  const { store, vault, clock } = call
  if (Kind === 'recoveryCode') return takeRecoveryCode(call, user.id, Code)
  const known = await twoStepOf(store, user.id)
  const step = known && stepOfCode(await vault.open(known.sealed_secret), Code, clock.now())
  if (typeof step !== 'number') return false
  const { numUpdatedRows } = await store.updateTable('two_steps').set({ last_step: step }).where('user_id', '=', user.id).where('last_step', '<', step).executeTakeFirst()
  return numUpdatedRows === 1n
}

type Making = Pick<Services, 'store' | 'vault' | 'randomBelow'>

/** Replaces a user's recovery codes. They are readable only in this answer. Inside a transaction. */
export async function replaceRecoveryCodes({ store, vault, randomBelow }: Making, userId: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) {
    const letters = Array.from({ length: 8 }, () => recoveryCodeLetters[randomBelow(recoveryCodeLetters.length)]).join('')
    codes.add(`${letters.slice(0, 4)}-${letters.slice(4)}`)
  }
  await store.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = await Promise.all([...codes].map(async (code) => ({ user_id: userId, code_hash: await hashOf(vault, userId, code) })))
  await store.insertInto('recovery_codes').values(rows).execute()
  return [...codes]
}

/** Uses a recovery code up; false for a wrong or used one. Inside a transaction. */
async function takeRecoveryCode({ store, vault }: Pick<Services, 'store' | 'vault'>, userId: number, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (code === null) return false
  const { numDeletedRows } = await store.deleteFrom('recovery_codes').where('user_id', '=', userId).where('code_hash', '=', await hashOf(vault, userId, code)).executeTakeFirst()
  return numDeletedRows === 1n
}

export const countRecoveryCodes = (store: Store, userId: number) => countOf(store.selectFrom('recovery_codes').where('user_id', '=', userId))

/** The hash of a recovery code. It includes the database's secret, because 40 bits can be guessed from a plain hash. */
async function hashOf(vault: Services['vault'], userId: number, code: string): Promise<string> {
  return toBase64Url(await vault.mac(`recovery-code|${userId}|${code}`))
}

/** The number of seconds for which an app shows a code. */
const period = 30

const appOf = (secret: string, issuer = '', label = '') => new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** A new key of 160 bits, as RFC 4226 recommends, in base32. */
export function makeAppSecret(randomBelow: RandomBelow): string {
  return toBase32(Uint8Array.from({ length: 20 }, () => randomBelow(256)))
}

/** The address that authenticator apps read from a QR code. */
export function appAddress(secret: string, issuer: string, label: string): string {
  return appOf(secret, issuer, label).toString()
}

/** The 30-second period to which a code belongs (RFC 6238); null for a wrong code. The phone's clock may be off by one period. */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = readAuthenticatorCode(typed)
  const delta = token === null ? null : appOf(secret).validate({ token, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

/** The code that an app with this key shows. */
export function codeAt(secret: string, now: number): string {
  return appOf(secret).generate({ timestamp: now })
}
