import { deleteAccountMail } from '../../outbox/mailTexts.ts'
import type { Handler } from '../Handler.ts'
import { undoUnless } from '../../store/undoUnless.ts'
import { claimMailRequest } from '../passwords/claimMailRequest.ts'

const message = 'If a user of this name exists, its owner gets a mail to confirm the deletion.'

/** Nothing is deleted here; the owner's answer to the mail is what counts. */
export const userAccountDelete: Handler<'userAccountDelete'> = async ({ Username }, call) => {
  const { store, clock, outbox } = call
  const name = await claimMailRequest(call, 'deleteAccount', Username)
  const user = await store.selectFrom('users').selectAll().where('username', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  const mail = { ...deleteAccountMail(user?.name ?? name), to: user?.email ?? name, sentAt: clock.now() }
  await undoUnless(user !== undefined, store, (within) => outbox.send(mail, within))
  return { message }
}
