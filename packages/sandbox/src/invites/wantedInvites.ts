import type { endpoints, RequestOf } from '@portal/api-client/contract'
import type { KeptInviteStatus } from '@portal/domain'
import { sql } from 'kysely'
import { contains } from '../store/byEngine.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { type AskedPage, idsOfPage } from '../store/idsOfPage.ts'
import { hasInviteStatus, hasUses, statusOfInvites } from './invitesByStatus.ts'

type InviteFilter = Omit<RequestOf<typeof endpoints.getInvites>, 'page' | 'count' | 'Status'>

const day = 86_400_000

/** The invites of an account that a filter matches at `now`, as a query on `invites`. */
function invitesOf(store: Store, accountId: number, { Kind, SentByUserID, EndsWithinDays, searchText }: InviteFilter, now: number) {
  let query = store.selectFrom('invites').where('invites.account_id', '=', accountId)
  if (Kind !== undefined) query = query.where('kind', '=', Kind)
  if (SentByUserID !== undefined) query = query.where('sent_by_user_id', '=', SentByUserID)
  if (EndsWithinDays !== undefined) query = query.where('revoked_at', 'is', null).where('end_at', '>', now).where('end_at', '<=', now + EndsWithinDays * day).where(hasUses)
  const text = searchText.trim()
  if (text === '') return query
  return query.where((where) => where.or(['invites.name', 'recipient', 'sent_by', 'description'].map((column) => contains(column, text))))
}

/** The ids of every invite of an account that a filter matches at `now`, newest first, or by end with `EndsWithinDays`. */
export async function wantedInvites(store: Store, accountId: number, { Status, ...filter }: InviteFilter & { Status?: KeptInviteStatus | undefined }, now: number): Promise<string[]> {
  let query = invitesOf(store, accountId, filter, now)
  if (Status !== undefined) query = query.where(hasInviteStatus(Status, now))
  query = filter.EndsWithinDays === undefined ? query.orderBy('created_at', 'desc') : query.orderBy('end_at')
  return (await query.select('id').orderBy(sql`rowid`, 'desc').execute()).map(({ id }) => id)
}

export type StatusCounts = Record<KeptInviteStatus, number>

/** The number of invites that a filter matches, by status at `now`. */
export async function countInvites(store: Store, accountId: number, filter: InviteFilter, now: number): Promise<StatusCounts> {
  const counts: StatusCounts = { Valid: 0, NotYetValid: 0, Expired: 0, Revoked: 0, UsedUp: 0 }
  const isWhole = filter.SentByUserID === undefined && filter.EndsWithinDays === undefined && filter.searchText.trim() === ''
  const query = invitesOf(store, accountId, filter, now)
  const byStatus = (part: typeof query) => part.select([statusOfInvites(now).as('status'), ({ fn }) => fn.countAll<number>().as('total')]).groupBy('status')
  if (!isWhole) {
    for (const { status, total } of await byStatus(query).execute()) counts[status] += total
    return counts
  }
  // The status is computed only for invites that have not ended. These are two queries, because SQLite uses no index for an OR of both ranges.
  const living = query.where('revoked_at', 'is', null)
  const countOf = async (part: typeof query) => (await part.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
  for (const { status, total } of await byStatus(living.where('end_at', '>', now)).unionAll(byStatus(living.where('end_at', 'is', null))).execute()) counts[status] += total
  counts.Revoked = await countOf(query.where('revoked_at', 'is not', null))
  counts.Expired = (await countOf(living)) - counts.Valid - counts.NotYetValid - counts.UsedUp
  return counts
}

/** Up to this number, the invites with a status are read and sorted; above it, reading in the list's order fills a page sooner. */
const few = 1000

/** One page of the invites that a filter matches at `now`, in the order of `wantedInvites`, as ids; `total` is the number of all matches. */
export async function pageOfInvites(store: Store, accountId: number, { Status, total, asked, ...filter }: InviteFilter & { Status: KeptInviteStatus | undefined; total: number; asked: AskedPage }, now: number): Promise<string[]> {
  const query = invitesOf(store, accountId, filter, now)
  if (total === 0) return []
  const place = [(asked.page - 1) * asked.count, asked.page * asked.count] as const
  if (filter.EndsWithinDays !== undefined) return (await wantedInvites(store, accountId, { ...filter, Status }, now)).slice(...place)
  if (Status !== undefined && total <= few) {
    const found = await query.where(hasInviteStatus(Status, now)).select(['id', 'created_at', sql<number>`invites.rowid`.as('row')]).execute()
    const sorted = found.toSorted((one, other) => other.created_at - one.created_at || other.row - one.row)
    return sorted.slice(...place).map(({ id }) => id)
  }
  const rows = await idsOfPage(Status === undefined ? query : query.where(hasInviteStatus(Status, now)), asked, { by: ['invites.created_at', 'invites.rowid'], isDown: true })
  const ids = await store.selectFrom('invites').select(['id', sql<number>`invites.rowid`.as('row')]).where(inIds('invites.rowid', rows)).execute()
  const idOf = new Map(ids.map(({ id, row }) => [row, id]))
  return rows.flatMap((row) => idOf.get(row) ?? [])
}
