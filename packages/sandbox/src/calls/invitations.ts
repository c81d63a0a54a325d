import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { issueLink, linkState } from '../links/links.ts'
import { subscribeMail } from '../outbox/mailTexts.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { CallerServices } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { CallGroupRow } from './callGroups.ts'
import { sendMail } from '../outbox/outbox.ts'

type Answer = ResponseOf<typeof endpoints.getCallGroupInvitations>['Invitations'][number]

export type InvitationRow = Awaited<ReturnType<typeof invitationsOf>>[number]

/** The invitations to a group, with the state of their links. */
export async function invitationsOf(store: Store, groupId: number) {
  return invitations(store).where('call_group_invitations.call_group_id', '=', groupId).execute()
}

/** Finds an invitation by its id; 404 for an unknown one. The caller checks whether the viewer manages its group. */
export async function findInvitation(store: Store, id: number): Promise<InvitationRow> {
  const row = await invitations(store).where('call_group_invitations.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('invitation', 'ID')
  return row
}

function invitations(store: Store) {
  return store
    .selectFrom('call_group_invitations')
    .innerJoin('links', 'links.token_hash', 'call_group_invitations.token_hash')
    .selectAll('call_group_invitations')
    .select(['links.created_at', 'links.expires_at', 'links.used_at', 'links.watchman_phone_number'])
    .orderBy('links.created_at', 'desc')
    .orderBy('call_group_invitations.id', 'desc')
}

const stateNames = { valid: 'Waiting', expired: 'Expired', used: 'Answered' } as const

export function invitationAnswer(row: InvitationRow, now: number): Answer {
  return {
    ID: row.id,
    Email: row.email,
    Tier: row.tier === 2 ? 2 : 1,
    State: stateNames[linkState(row, now)],
    SentAt: toIso(row.created_at),
    ExpiresAt: toIso(row.expires_at),
    SentBy: row.sent_by,
  }
}

type Sender = CallerServices & { user: { name: string; account_id: number } }

/** Mails a link and saves the invitation. `id` is an invitation to send again. Returns the invitation's id. Inside a transaction. */
export async function sendInvitation(
  trx: Store, call: Sender, group: CallGroupRow, { id, email, tier }: { id?: number; email: string; tier: number },
): Promise<number> {
  const { tokenHash, ...link } = await issueLink(trx, call, { kind: 'subscribe', userId: null, callGroupId: group.id, suggestedUsername: email })
  await sendMail(trx, { ...subscribeMail(call.language, group.name, group.property_name, link), accountId: call.user.account_id, to: email, sentAt: call.clock.now() })
  const values = { call_group_id: group.id, token_hash: tokenHash, email, tier, sent_by: call.user.name }
  if (id === undefined) return (await trx.insertInto('call_group_invitations').values(values).returning('id').executeTakeFirstOrThrow()).id
  const { token_hash: earlier } = await trx.selectFrom('call_group_invitations').select('token_hash').where('id', '=', id).executeTakeFirstOrThrow()
  await trx.updateTable('call_group_invitations').set(values).where('id', '=', id).execute()
  await trx.deleteFrom('links').where('token_hash', '=', earlier).execute()
  return id
}

/** Revokes an invitation's link. Inside a transaction. */
export async function withdrawInvitation(trx: Store, { id, token_hash }: Pick<InvitationRow, 'id' | 'token_hash'>): Promise<void> {
  await trx.deleteFrom('call_group_invitations').where('id', '=', id).execute()
  await trx.deleteFrom('links').where('token_hash', '=', token_hash).execute()
}

/** Refuses an invitation whose link was used: 409 `INVITATION_ANSWERED`. */
export function requireUnanswered({ used_at: usedAt }: InvitationRow): void {
  if (usedAt !== null) throw new Refusal(409, 'INVITATION_ANSWERED', 'This invitation has been answered.')
}
