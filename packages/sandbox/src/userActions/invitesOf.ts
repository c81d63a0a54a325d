import { mayDo } from '@portal/domain'
import { sql } from 'kysely'
import { rightsHolder } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'

/** The invites that a user sent and that were not revoked. */
export function invitesOf(store: Store, { id }: { id: number }): Promise<{ id: string; name: string }[]> {
  return store
    .selectFrom('invites')
    .select(['id', 'name'])
    .where('sent_by_user_id', '=', id)
    .where('revoked_at', 'is', null)
    .orderBy(sql`rowid`)
    .execute()
}

export async function setRevoked(trx: Store, ids: readonly string[], at: number | null): Promise<void> {
  if (ids.length > 0) await trx.updateTable('invites').set({ revoked_at: at }).where('id', 'in', ids).execute()
}

type Host = Parameters<typeof rightsHolder>[0] & Pick<Row<'users'>, 'id' | 'valid_until_at'>

/** Ends a resident's open invites when the resident's access ends, or at once if they may no longer sign in. Invites of administrators stay. */
export async function endGuestsOf(trx: Store, before: Host, { valid_until_at: until }: Partial<Row<'users'>>, losesWeb: boolean, now: number): Promise<void> {
  if (mayDo(rightsHolder(before), 'invites.view')) return
  if (losesWeb) await setRevoked(trx, (await invitesOf(trx, before)).map(({ id }) => id), now)
  else if (until !== undefined && until !== null) {
    const open = trx.updateTable('invites').set({ end_at: until }).where('sent_by_user_id', '=', before.id).where('revoked_at', 'is', null)
    await open.where(({ or, eb }) => or([eb('end_at', 'is', null), eb('end_at', '>', until)])).execute()
  }
}
