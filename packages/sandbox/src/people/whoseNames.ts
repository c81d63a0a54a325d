import { mayDo } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { GateEventsTable } from '../store/doorSchema.ts'
import { reachOf, type Viewer } from './viewer.ts'

type WhoseEvent = Pick<GateEventsTable, 'user_id' | 'invite_id' | 'access_code_id'>

/**
 * Whose gate events the viewer may read with the name: people whom they may name, guests with the right `invites.view`, shared codes with the
 * right `codes.view`. An event without a credential (a schedule, an unknown code) has no name to hide.
 */
export async function whoseNames(store: Store, viewer: Viewer, events: readonly WhoseEvent[]): Promise<{ maySee: (event: WhoseEvent) => boolean }> {
  const { mayName } = await reachOf(store, viewer, events.flatMap(({ user_id: id }) => id ?? []))
  return {
    maySee: ({ user_id: userId, invite_id: inviteId, access_code_id: codeId }) => {
      if (userId !== null) return mayName(userId)
      if (inviteId !== null) return mayDo(viewer.standing, 'invites.view')
      return codeId === null || mayDo(viewer.standing, 'codes.view')
    },
  }
}
