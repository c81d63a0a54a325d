import type { endpoints, RequestOf } from '@portal/api-client/contract'
import type { KeptInviteStatus } from '@portal/domain'
import { type RawBuilder, sql } from 'kysely'
import { contains } from '../store/byEngine.ts'
import { type AskedPage, countOf, idsOfPage, inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

type InviteFilter = Omit<RequestOf<typeof endpoints.getInvites>, 'page' | 'count' | 'Status'>

const day = 86_400_000

/** The invites of an account that a filter matches at `now`, as a query on `invites`. */
function invitesOf(store: Store, accountId: number, { Kind, SentByUserID, PortID, EndsWithinDays, searchText }: InviteFilter, now: number) {
  let query = store.selectFrom('invites').where('invites.account_id', '=', accountId)
  if (Kind !== undefined) query = query.where('kind', '=', Kind)
  if (SentByUserID !== undefined) query = query.where('sent_by_user_id', '=', SentByUserID)
  if (PortID !== undefined) query = query.where('invites.id', 'in', store.selectFrom('invite_locations').select('invite_id').where('port_id', '=', PortID))
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

type StatusCounts = Record<KeptInviteStatus, number>

/** The number of invites that a filter matches, by status at `now`. */
export async function countInvites(store: Store, accountId: number, filter: InviteFilter, now: number): Promise<StatusCounts> {
  const counts: StatusCounts = { Valid: 0, NotYetValid: 0, Expired: 0, Revoked: 0, UsedUp: 0 }
  const isWhole = filter.SentByUserID === undefined && filter.PortID === undefined && filter.EndsWithinDays === undefined && filter.searchText.trim() === ''
  const query = invitesOf(store, accountId, filter, now)
  const byStatus = (part: typeof query) => part.select([statusOfInvites(now).as('status'), ({ fn }) => fn.countAll<number>().as('total')]).groupBy('status')
  if (!isWhole) {
    for (const { status, total } of await byStatus(query).execute()) counts[status] += total
    return counts
  }
  // The status is computed only for invites that have not ended. These are two queries, because SQLite uses no index for an OR of both ranges.
  const living = query.where('revoked_at', 'is', null)
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

/** Whether an invite has uses left, in SQL. */
const hasUses = sql<boolean>`(invites.uses_left is null or invites.uses_left > 0)`

/**
 * The domain's `inviteStatus` in SQL, so that an index finds a page of invites. invitesByStatus.test.ts compares the two at every moment at
 * which a status changes.
 */
export function hasInviteStatus(status: KeptInviteStatus, now: number): RawBuilder<boolean> {
  const isOpen = sql`invites.revoked_at is null and (invites.end_at is null or invites.end_at > ${now})`
  switch (status) {
    case 'Revoked':
      return sql`invites.revoked_at is not null`
    case 'Expired':
      return sql`invites.revoked_at is null and invites.end_at <= ${now}`
    case 'UsedUp':
      return sql`${isOpen} and invites.uses_left <= 0`
    case 'NotYetValid':
      return sql`${isOpen} and ${hasUses} and invites.start_at > ${now}`
    case 'Valid':
      return sql`${isOpen} and ${hasUses} and (invites.start_at is null or invites.start_at <= ${now})`
    default:
      return status satisfies never
  }
}

const statuses = ['Revoked', 'Expired', 'UsedUp', 'NotYetValid', 'Valid'] as const satisfies readonly KeptInviteStatus[]

/** The status of a row at `now`. */
export function statusOfInvites(now: number): RawBuilder<KeptInviteStatus> {
  return sql`case ${sql.join(statuses.map((status) => sql`when ${hasInviteStatus(status, now)} then ${sql.lit(status)}`), sql` `)} end`
}

/** Finds valid invites by two ranges of the index of unrevoked invites: those that end later, and those without an end. */
const valid = statement((_store, { accountId, propertyId, now }: { accountId: number; propertyId: number; now: number }) => {
  const ofProperty = sql`select count(*) from invites where account_id = ${accountId} and +property_id = ${propertyId} and ${hasInviteStatus('Valid', now)}`
  return sql<{ total: number }>`select (${ofProperty} and end_at > ${now}) + (${ofProperty} and end_at is null) as total`
})

const validOfAccount = statement((_store, { accountId, now }: { accountId: number; now: number }) => {
  const ofAccount = sql`select count(*) from invites where account_id = ${accountId} and ${hasInviteStatus('Valid', now)}`
  return sql<{ total: number }>`select (${ofAccount} and end_at > ${now}) + (${ofAccount} and end_at is null) as total`
})

/** The number of invites of an account, or of one property, that are valid at `now`; ended invites are not read. */
export async function countValidInvites(store: Store, { accountId, propertyId }: { accountId: number; propertyId?: number }, now: number): Promise<number> {
  const { rows } = propertyId === undefined ? await validOfAccount(store, { accountId, now }) : await valid(store, { accountId, propertyId, now })
  return rows[0]?.total ?? 0
}
