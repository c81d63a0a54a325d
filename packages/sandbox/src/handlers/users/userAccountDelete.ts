import { deleteAccountMail } from '../../outbox/mailTexts.ts'
import type { Handler } from '../Handler.ts'
import { claimMailRequest } from '../passwords/claimMailRequest.ts'

const message = 'If a user of this name exists, its owner gets a mail to confirm the deletion.'

/** Nothing is deleted here; the owner's answer to the mail is what counts. */
export const userAccountDelete: Handler<'userAccountDelete'> = async ({ Username }, call) => {
  const { store, clock, outbox } = call
  const name = await claimMailRequest(call, 'deleteAccount', Username)
  const user = await store.selectFrom('users').selectAll().where('username', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  if (user) await outbox.send({ ...deleteAccountMail(user.name), to: user.email, sentAt: clock.now() })
  return { message }
}
