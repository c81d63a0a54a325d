import { checkPassword } from '@portal/domain'
import { loginBucket, loginBucketOfName } from './claimSignIn.ts'
import { forgetAttempts } from '../limits/rateLimit.ts'
import { claimLink } from '../links/links.ts'
import { forgetTrust } from '../secrets/forgetSecondSteps.ts'
import { endSessions, tellSignInChange } from '../userActions/changeUser.ts'
import { invalid } from '../Refusal.ts'
import type { CallerServices } from '../Services.ts'
import type { Row } from '../store/schema.ts'

/**
 * Sets a new password by a link. Ends the user's other links of this kind and every session, including sessions in which the user is signed
 * in as someone else. Returns false if the link was used meanwhile; then nothing changed. Inside a transaction.
 */
export async function setPassword({ store: trx, clock, address }: CallerServices, user: Row<'users'>, link: Row<'links'>, hash: string): Promise<boolean> {
  const now = clock.now()
  if (!(await claimLink(trx, link, now))) return false
  await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', user.id).execute()
  const others = trx.updateTable('links').set({ used_at: now }).where('user_id', '=', user.id).where('kind', '=', link.kind)
  await others.where('used_at', 'is', null).execute()
  await tellSignInChange(trx, user, { ...user, password_hash: hash }, { by: 'link', now })
  await endSessions(trx, [user.id])
  await forgetTrust(trx, user.id)
  // Earlier wrong passwords, by the user or by strangers, must not delay a sign-in with the new password.
  for (const bucket of [await loginBucket(user.username, address), await loginBucketOfName(user.username)]) await forgetAttempts(trx, bucket)
  return true
}

/** The user that a link is about, unless the user was removed. */
export function userOfLink({ store }: CallerServices, link: Row<'links'>): Promise<Row<'users'> | undefined> {
  return store.selectFrom('users').selectAll().where('id', '=', link.user_id ?? 0).where('removed_at', 'is', null).executeTakeFirst()
}

/** Refuses a password that breaks the rule of specification §5, with the rule's message. */
export function requireValidPassword(password: string, field: string): void {
  if (checkPassword(password).length === 0) return
  throw invalid(field, password === '' ? 'Password cannot be empty' : 'Invalid Password')
}
