import type { SignInAsEnding } from '@portal/domain'
import type { Session } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import { accountOfUser, type AccountScope, eachAlone, ofAccount } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import { nameAuthor } from '../store/trail.ts'
import { inTransaction } from '../store/transaction.ts'

type Running = Pick<Services, 'store' | 'clock'>

/** Records that an administrator signs in as another user. A link of the console is not recorded, because it has no reason. */
export async function noteSignInAsBegin(store: Store, userId: number, byUserId: number, tokenHash: string): Promise<void> {
  const begun = await store.selectFrom('sign_ins_as').select('id').where('user_id', '=', userId).where('by_user_id', '=', byUserId).where('session_hash', 'is', null)
    .orderBy('id', 'desc').executeTakeFirst()
  if (begun) await store.updateTable('sign_ins_as').set({ session_hash: tokenHash }).where('id', '=', begun.id).execute()
}

/** Records in a user's history, under the administrator's name, the end of a session as that user. Ignores other sessions. */
export async function noteSignInAsEnd({ store, clock }: Running, { signedInBy, tokenHash }: Session, ending: SignInAsEnding): Promise<void> {
  if (signedInBy !== null) await close(store, { tokenHash, by: signedInBy, endedAt: clock.now(), ending })
}

/** Records the end of sessions as another user that expired or were ended elsewhere, in one account or in all. */
export async function runSignInsAs({ store, clock, log }: Running & Pick<Services, 'log'>, accountId?: number): Promise<void> {
  const now = clock.now()
  const over = await signInsAsOver(store, now, accountId).execute()
  await eachAlone(log, over, ({ id }) => `The end of sign-in as ${id}`, async ({ session_hash: tokenHash, by_user_id: by, ends_at: endsAt }) => {
    if (tokenHash === null) return
    const author = { at: now, call: 'signInAsAdmin', page: '', userId: by, signedInBy: null }
    const end = endsAt === null ? ({ endedAt: now, ending: 'taken' } as const) : ({ endedAt: endsAt, ending: 'time' } as const)
    await inTransaction(store, (trx) => close(trx, { tokenHash, by, ...end }), { author })
  })
}

/** Sessions as another user that have ended without a record of their end. */
export function signInsAsOver(store: Store, now: number, accountId: AccountScope) {
  return store.selectFrom('sign_ins_as').leftJoin('sessions', 'sessions.token_hash', 'sign_ins_as.session_hash')
    .select(['sign_ins_as.id', 'sign_ins_as.session_hash', 'sign_ins_as.by_user_id', 'sessions.ends_at']).where('sign_ins_as.ended_at', 'is', null).where('sign_ins_as.session_hash', 'is not', null)
    .where(({ or, eb }) => or([eb('sessions.token_hash', 'is', null), eb('sessions.ends_at', '<=', now)])).where(ofAccount(accountOfUser('sign_ins_as.user_id'), accountId))
}

interface End {
  tokenHash: string
  by: number
  endedAt: number
  ending: SignInAsEnding
}

/** Closes a session; a second call finds it closed and does nothing. */
async function close(trx: Store, { tokenHash, by, endedAt, ending }: End): Promise<void> {
  const { numUpdatedRows } = await trx.updateTable('sign_ins_as').set({ ended_at: endedAt, ending }).where('session_hash', '=', tokenHash).where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await nameAuthor(trx, by)
}
