import { mayDo } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { GateEventsTable } from '../store/schema.ts'
import { reachOf, type Viewer } from './viewer.ts'

type WhoseEvent = Pick<GateEventsTable, 'user_id' | 'invite_id' | 'access_code_id'>

/**
 * The people whose gate events the viewer may read with the name: people whom they may name, guests with `invites.view`, codes of nobody with
 * `codes.view`. What no credential did (a schedule, an unknown code) names nobody.
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
