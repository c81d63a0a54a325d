import { toBase64 } from '../bytes/bytes.ts'
import { twoStepMail, type TwoStepChange } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { mailAddress } from '../people/mailFirstPassword.ts'
import { forgetSecondSteps } from '../secrets/forgetSecondSteps.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { makeAppSecret, appAddress, stepOfCode } from './authenticatorApp.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './recoveryCodes.ts'

type Told = Pick<UsersTable, 'id' | 'account_id' | 'name' | 'email' | 'username' | 'language'>
type Turning = Pick<Services, 'store' | 'vault' | 'clock' | 'randomBelow'>

/** The user's two-step sign-in; undefined while it is off. */
export function twoStepOf(store: Store, userId: number) {
  return store.selectFrom('two_steps').selectAll().where('user_id', '=', userId).where('on_at', 'is not', null).executeTakeFirst()
}

/** A new key for an authenticator app, as its page shows it. */
export async function makeAppKey({ qr, randomBelow }: Pick<Services, 'qr' | 'randomBelow'>, issuer: string, user: Pick<UsersTable, 'username'>) {
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
