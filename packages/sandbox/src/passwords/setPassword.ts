import { loginBucket, loginBucketOfName } from '../limits/loginBucket.ts'
import { claimLink } from '../links/links.ts'
import { endSessions } from '../people/changeUser.ts'
import type { CallerServices } from '../Services.ts'
import type { LinksTable, UsersTable } from '../store/schema.ts'

/**
 * Uses the link up for a new password; the user's other links of this kind and every session, also those that the user began as
 * somebody else, end with it. False where the link was used meanwhile: nothing has changed then.
 */
export async function setPassword(call: CallerServices, user: UsersTable, link: LinksTable, password: string): Promise<boolean> {
  const { store, clock, passwordHasher, rateLimit, address } = call
  const hash = await passwordHasher.hash(password)
  const now = clock.now()
  const isSet = await store.transaction().execute(async (trx) => {
    if (!(await claimLink(trx, link, now))) return false
    await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', user.id).execute()
    const others = trx.updateTable('links').set({ used_at: now }).where('user_id', '=', user.id).where('kind', '=', link.kind)
    await others.where('used_at', 'is', null).execute()
    await endSessions(trx, [user.id])
    return true
  })
  // Whoever guessed wrong before asking for the link may sign in at once, whatever strangers tried.
  if (isSet) for (const bucket of [await loginBucket(user.username, address), await loginBucketOfName(user.username)]) await rateLimit.forget(bucket)
  return isSet
}

/** The user a link is about, unless removed. */
export function userOfLink({ store }: CallerServices, link: LinksTable): Promise<UsersTable | undefined> {
  return store.selectFrom('users').selectAll().where('id', '=', link.user_id ?? 0).where('removed_at', 'is', null).executeTakeFirst()
}
