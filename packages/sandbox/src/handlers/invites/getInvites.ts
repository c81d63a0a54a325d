import { sql } from 'kysely'
import { notFound } from '../../access/places.ts'
import { requireRight } from '../../access/requireRight.ts'
import { findInviteById, type InviteRecord } from '../../invites/findInvite.ts'
import { inviteAnswer } from '../../invites/inviteAnswer.ts'
import { inviteStatus } from '../../invites/inviteStatus.ts'
import type { Store } from '../../store/openStore.ts'
import type { Handler } from '../Handler.ts'

const eventsShown = 50
const statuses = ['Valid', 'NotYetValid', 'Expired', 'Revoked', 'UsedUp'] as const

export const getInvites: Handler<'getInvites'> = async ({ Status, Kind, searchText, page, count }, call) => {
  const { account_id: accountId } = await requireRight(call, 'invites.view')
  const { store, clock } = call
  const now = clock.now()
  let query = store
    .selectFrom('invites')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .select(['invites.id', 'revoked_at', 'start_at', 'end_at', 'uses_left'])
    .where('properties.account_id', '=', accountId)
    .orderBy('invites.created_at', 'desc')
    .orderBy(sql`invites.rowid`, 'desc')
  if (Kind !== undefined) query = query.where('kind', '=', Kind)
  const text = searchText.trim()
  if (text !== '') {
    const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    query = query.where((where) => where.or([
      where('invites.name', 'like', like), where('recipient', 'like', like), where('sent_by', 'like', like), where('description', 'like', like),
    ]))
  }
  const rows = (await query.execute()).map((row) => ({ id: row.id, status: inviteStatus(row, now) }))
  const wanted = rows.filter(({ status }) => Status === undefined || status === Status)
  const shown = wanted.slice((page - 1) * count, page * count)
  const found = await Promise.all(shown.map(({ id }) => findInviteById(store, id)))
  const invites = found.filter((invite) => invite !== null)
  const counts = statuses.map((status) => [status, rows.filter((row) => row.status === status).length] as const)
  return {
    TotalCount: wanted.length,
    StatusCounts: Object.fromEntries(counts) as Record<(typeof statuses)[number], number>,
    Invites: await Promise.all(invites.map((invite) => inviteAnswer(store, invite, now))),
  }
}

export const getInvite: Handler<'getInvite'> = async ({ ID }, call) => {
  const { account_id: accountId } = await requireRight(call, 'invites.view')
  const invite = await requireInvite(call.store, accountId, ID)
  const events = await call.store
    .selectFrom('gate_events')
    .selectAll()
    .where('invite_id', '=', ID)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(eventsShown)
    .execute()
  return {
    ...(await inviteAnswer(call.store, invite, call.clock.now())),
    Events: events.map((event) => ({
      ID: event.id, At: new Date(event.at).toISOString(), PortName: event.port_name, Decision: event.decision, Reason: event.reason,
    })),
  }
}

/** The account's invitation, or 404. */
export async function requireInvite(store: Store, accountId: number, id: string): Promise<InviteRecord> {
  const invite = await findInviteById(store, id)
  if (!invite || invite.accountId !== accountId) throw notFound('invitation', 'ID')
  return invite
}
