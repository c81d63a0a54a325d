import { randomToken, sha256 } from '../../bytes/digest.ts'
import { linkPaths } from '../../links/links.ts'
import { resetPasswordMail } from '../../outbox/mailTexts.ts'
import type { Call, Handler } from '../Handler.ts'
import { claimMailRequest } from './claimMailRequest.ts'

const message = 'If a user of this name exists, a mail with a link to create a new password is on its way.'

export const forgotPassword: Handler<'forgotPassword'> = async ({ username }, call) => {
  const name = await claimMailRequest(call, 'resetPassword', username)
  const user = await call.store.selectFrom('users').selectAll().where('username', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  await mailLink(call, user ?? null, name)
  return { message }
}

/** The same work for a user nobody has: it is undone at the end, so that time tells a stranger nothing either. */
async function mailLink({ store, clock, limits, baseUrl, outbox }: Call, user: { id: number; name: string; email: string } | null, name: string) {
  const now = clock.now()
  const token = randomToken(24)
  const token_hash = await sha256(token)
  const mail = resetPasswordMail(user?.name ?? name, baseUrl + linkPaths.resetPassword + token)
  const trx = await store.startTransaction().execute()
  try {
    const nothing = { by_user_id: null, call_group_id: null, suggested_username: '', watchman_phone_number: '', used_at: null }
    const values = { token_hash, kind: 'resetPassword', user_id: user?.id ?? null, created_at: now, expires_at: now + limits.resetLinkValid } as const
    await trx.insertInto('links').values({ ...values, ...nothing }).execute()
    await outbox.send({ ...mail, to: user?.email ?? name, sentAt: now }, trx)
  } catch (error) {
    await trx.rollback().execute()
    throw error
  }
  await (user ? trx.commit() : trx.rollback()).execute()
}
