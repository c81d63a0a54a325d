import { accountDeletedMail, deletionRefusedMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { endDeletion, leavingViewer } from '../people/deletionRequests.ts'
import { findUser } from '../people/findUser.ts'
import { removalBlocker } from '../people/guards.ts'
import { mailAddress } from '../people/mailFirstPassword.ts'
import type { Services } from '../Services.ts'
import { accountOfUser, type AccountScope, eachAlone, ofAccount } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import { removeUser } from './removeUser.ts'
import { say } from '../words/sentence.ts'

type Running = Pick<Services, 'store' | 'clock' | 'log'>

/**
 * Deletes users whose waiting time is over, of one account or of all. Deletion requests are stored, so they survive a restart and follow a
 * moved clock. Each user has their own transaction; costs one query if no request waits.
 */
export async function runDeletions({ store, clock, log }: Running, accountId?: number): Promise<void> {
  const due = await deletionsDue(store, clock.now(), accountId).execute()
  await eachAlone(log, due, ({ user_id: id }) => `The deletion of user ${id}`, async ({ user_id: userId }) => {
    const author = { at: clock.now(), call: 'confirmAccountDeletion', page: '', userId, signedInBy: null }
    await inTransaction(store, async (trx) => {
      // Another request may have deleted the user first.
      const isDue = (await deletionsDue(trx, clock.now(), undefined).execute()).some((row) => row.user_id === userId)
      if (isDue) await deleteDue(trx, clock, userId)
    }, { author })
  })
}

/** The users whose waiting time is over. */
export function deletionsDue(store: Store, now: number, accountId: AccountScope) {
  return store.selectFrom('deletion_requests').select('user_id').where('due_at', '<=', now).where('ending', 'is', null)
    .where(ofAccount(accountOfUser('deletion_requests.user_id'), accountId)).orderBy('due_at')
}

async function deleteDue(trx: Store, clock: Running['clock'], userId: number): Promise<void> {
  const now = clock.now()
  const viewer = await leavingViewer(trx, userId)
  if (!viewer) return endDeletion(trx, userId, { ended_at: now, ending: 'deleted' })
  const user = await findUser(trx, viewer, userId)
  const blocker = await removalBlocker(trx, viewer, user, now)
  await endDeletion(trx, userId, { ended_at: now, ending: blocker ? 'blocked' : 'deleted' })
  const language = user.language ?? 'en'
  const mail = blocker ? deletionRefusedMail(language, user.name, '', say(blocker.message, language)) : accountDeletedMail(language, user.name)
  if (!blocker) await removeUser(trx, viewer, user, now)
  await sendMail(trx, { ...mail, accountId: user.account_id, to: mailAddress(user), sentAt: now })
}
