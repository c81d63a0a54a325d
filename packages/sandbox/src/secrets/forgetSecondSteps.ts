import type { Store } from '../store/openStore.ts'

/** Deletes what proves a user's second step, except the app. Inside a transaction. */
export async function forgetSecondSteps(trx: Store, userId: number): Promise<void> {
  for (const table of ['recovery_codes', 'passkeys', 'begun_second_steps'] as const) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await forgetTrust(trx, userId)
}

/** Ends the trust in all browsers of a user, and the sign-ins that wait for a second step: after a new password, and without two-step sign-in. */
export async function forgetTrust(trx: Store, userId: number): Promise<void> {
  await trx.deleteFrom('trusted_browsers').where('user_id', '=', userId).execute()
  await trx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
}
