import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { inviteAsSubject } from '../access/accessSubject.ts'
import { explainAtPort } from '../access/explainAtPort.ts'
import { findInvites } from '../access/findInvite.ts'
import type { PortFacts } from '../access/portFacts.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { hasInviteStatus } from './wantedInvites.ts'

type InvitesAtDoor = ResponseOf<typeof endpoints.getGroupsAtDoor>['Invites']

/** The number of invites that are named. */
const namedAtMost = 3

/** The valid invites for a door, and which of them open it now; null without the right to see them. */
export async function invitesAtDoor(store: Store, { accountId, standing }: Viewer, facts: PortFacts, now: number): Promise<InvitesAtDoor> {
  if (!mayDo(standing, 'invites.view')) return null
  const rows = await store
    .selectFrom('invites')
    .select('id')
    .where('account_id', '=', accountId)
    .where(hasInviteStatus('Valid', now))
    .where('id', 'in', store.selectFrom('invite_locations').select('invite_id').where('port_id', '=', facts.port.id))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const judged = new Map<string, boolean>()
  const names: string[] = []
  let AllowedCount = 0
  for (const invite of await findInvites(store, rows.map(({ id }) => id))) {
    const key = JSON.stringify(invite.weekly)
    const opens = judged.get(key) ?? (await explainAtPort(store, inviteAsSubject(invite), facts, now)).outcome === 'allowed'
    judged.set(key, opens)
    if (!opens) continue
    AllowedCount += 1
    if (names.length < namedAtMost) names.push(invite.name)
  }
  return { Count: rows.length, AllowedCount, Names: names }
}
