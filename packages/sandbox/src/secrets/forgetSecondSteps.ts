import type { Store } from '../store/openStore.ts'

/** Deletes a user's recovery codes, passkeys, unfinished set-ups and trusted browsers, but not their authenticator app. Inside a transaction. */
export async function forgetSecondSteps(trx: Store, userId: number): Promise<void> {
  for (const table of ['recovery_codes', 'passkeys', 'begun_second_steps'] as const) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await forgetTrust(trx, userId)
}

/**
 * Makes a user's trusted browsers untrusted, and ends sign-ins that wait for a second step. Called after a new password, and when two-step
 * sign-in is turned off.
 */
export async function forgetTrust(trx: Store, userId: number): Promise<void> {
  await trx.deleteFrom('trusted_browsers').where('user_id', '=', userId).execute()
  await trx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
}
