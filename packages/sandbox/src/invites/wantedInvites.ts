import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { sql } from 'kysely'
import { contains } from '../store/contains.ts'
import type { Store } from '../store/openStore.ts'
import { statusOfInvite } from './inviteStatus.ts'

type InviteFilter = Omit<RequestOf<typeof endpoints.getInvites>, 'page' | 'count' | 'Status'>

/** The id and status at `now` of every invite of an account that a filter matches, newest first. */
export async function wantedInvites(store: Store, accountId: number, { Kind, SentByUserID, searchText }: InviteFilter, now: number) {
  let query = store
    .selectFrom('invites')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .select(['invites.id', 'revoked_at', 'start_at', 'end_at', 'uses_left'])
    .where('properties.account_id', '=', accountId)
    .orderBy('invites.created_at', 'desc')
    .orderBy(sql`invites.rowid`, 'desc')
  if (Kind !== undefined) query = query.where('kind', '=', Kind)
  if (SentByUserID !== undefined) query = query.where('sent_by_user_id', '=', SentByUserID)
  const text = searchText.trim()
  if (text !== '') {
    query = query.where((where) => where.or(['invites.name', 'recipient', 'sent_by', 'description'].map((column) => contains(column, text))))
  }
  return (await query.execute()).map((row) => ({ id: row.id, status: statusOfInvite(row, now) }))
}
