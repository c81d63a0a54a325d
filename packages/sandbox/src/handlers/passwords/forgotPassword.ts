import { randomToken, sha256 } from '../../bytes/digest.ts'
import { linkPaths } from '../../links/links.ts'
import { resetPasswordMail } from '../../outbox/mailTexts.ts'
import type { LinksTable, UsersTable } from '../../store/schema.ts'
import { undoUnless } from '../../store/undoUnless.ts'
import type { Call, Handler } from '../Handler.ts'
import { claimMailRequest } from './claimMailRequest.ts'

const message = 'If a user of this name exists, a mail with a link to create a new password is on its way.'

export const forgotPassword: Handler<'forgotPassword'> = async ({ username }, call) => {
  const name = await claimMailRequest(call, 'resetPassword', username)
  const user = await call.store.selectFrom('users').selectAll().where('username', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  await mailLink(call, user, name)
  return { message }
}

async function mailLink({ store, clock, limits, baseUrl, outbox }: Call, user: UsersTable | undefined, name: string): Promise<void> {
  const now = clock.now()
  const token = randomToken(24)
  const link: LinksTable = {
    token_hash: await sha256(token),
    kind: 'resetPassword',
    user_id: user?.id ?? null,
    by_user_id: null,
    call_group_id: null,
    suggested_username: '',
    watchman_phone_number: '',
    created_at: now,
    expires_at: now + limits.resetLinkValid,
    used_at: null,
  }
  const mail = resetPasswordMail(user?.name ?? name, baseUrl + linkPaths.resetPassword + token)
  await undoUnless(user !== undefined, store, async (within) => {
    await within.insertInto('links').values(link).execute()
    await outbox.send({ ...mail, to: user?.email ?? name, sentAt: now }, within)
  })
}
