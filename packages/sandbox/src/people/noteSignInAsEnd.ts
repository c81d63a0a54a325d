import type { Session } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import { nameAuthor } from '../store/trail.ts'

/** Tells in a person's history, under the operator's name, that a session begun as them is over. For every other session, nothing. */
export async function noteSignInAsEnd({ store, clock }: Pick<Services, 'store' | 'clock'>, { userId, signedInBy }: Session): Promise<void> {
  if (signedInBy === null) return
  await store.transaction().execute(async (trx) => {
    const begun = await trx.selectFrom('sign_ins_as').select('id').where('user_id', '=', userId).where('by_user_id', '=', signedInBy).where('ended_at', 'is', null)
      .orderBy('id', 'desc').executeTakeFirst()
    if (!begun) return
    await trx.updateTable('sign_ins_as').set({ ended_at: clock.now() }).where('id', '=', begun.id).execute()
    await nameAuthor(trx, signedInBy)
  })
}
