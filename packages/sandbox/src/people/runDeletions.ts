import { accountDeletedMail, deletionRefusedMail } from '../outbox/mailTexts.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { trailedStore } from '../store/trailedStore.ts'
import { endDeletion, leavingViewer } from './deletionRequests.ts'
import { findUser } from './findUser.ts'
import { removalBlocker } from './guards.ts'
import { mailAddress } from './mailFirstPassword.ts'
import { removeUser } from './removeUser.ts'

type Running = Pick<Services, 'store' | 'clock' | 'outbox'>

/**
 * Deletes the people whose waiting time is over. No timer holds a deletion: whoever asks about people, or stands at a gate, moves it on, so
 * that it survives a restart and follows the clock when it is moved. Each person is one transaction; where nobody waits, it costs one query.
 */
export async function runDeletions({ store, clock, outbox }: Running): Promise<void> {
  for (const { user_id: userId } of await dueRequests(store, clock.now())) {
    const author = { at: clock.now(), call: 'confirmAccountDeletion', page: '', userId, signedInBy: null }
    await trailedStore(store, author).transaction().execute(async (trx) => {
      // Somebody else's question may have been first.
      const isDue = (await dueRequests(trx, clock.now())).some((row) => row.user_id === userId)
      if (isDue) await deleteDue(trx, { clock, outbox }, userId)
    })
  }
}

async function dueRequests(store: Store, now: number): Promise<{ user_id: number }[]> {
  return (await requestsDue(store, { now })).rows
}

/** The people whose waiting time is over. */
export function deletionsDue(store: Store, now: number) {
  return store.selectFrom('deletion_requests').select('user_id').where('due_at', '<=', now).where('ending', 'is', null).orderBy('due_at')
}

const requestsDue = statement((store, { now }: { now: number }) => deletionsDue(store, now))

async function deleteDue(trx: Store, { clock, outbox }: Omit<Running, 'store'>, userId: number): Promise<void> {
  const now = clock.now()
  const viewer = await leavingViewer(trx, userId)
  if (!viewer) return endDeletion(trx, userId, { ended_at: now, ending: 'deleted' })
  const user = await findUser(trx, viewer, userId)
  const blocker = await removalBlocker(trx, viewer, user, now)
  await endDeletion(trx, userId, { ended_at: now, ending: blocker ? 'blocked' : 'deleted' })
  const mail = blocker ? deletionRefusedMail(user.name, '', blocker.message) : accountDeletedMail(user.name)
  if (!blocker) await removeUser(trx, viewer, user, now)
  await outbox.send({ ...mail, accountId: user.account_id, to: mailAddress(user), sentAt: now }, trx)
}
