import { mayChangePerson, mayDo, mayNamePerson, maySeePerson, type Standing } from '@portal/domain'
import type { GateEventsTable } from '../store/doorSchema.ts'
import type { Store } from '../store/openStore.ts'
import type { SignedInUser } from './signedInUser.ts'
import { standingOf, type StandingRow, standingsOf } from './standing.ts'

/** The user who makes a call, and the account that the call is about. */
export interface Viewer {
  user: SignedInUser
  /** The id of the account in which the user works: for operators the one that the request names (people/workIn.ts), for other users their own. */
  accountId: number
  /** The rank that decides which users the viewer may see and change (domain, `accounts/reach.ts`). */
  standing: Standing
  /** Whether the user confirms the deletion of their own account by a mailed link, so that they may act on themselves. */
  isLeaving?: boolean
}

export function viewerOf(user: SignedInUser): Viewer {
  return { user, accountId: user.account_id, standing: standingOf(user) }
}

export function maySee(viewer: Viewer, row: StandingRow): boolean {
  return maySeePerson(viewer.standing, standingOf(row))
}

export function mayChange(viewer: Viewer, row: StandingRow): boolean {
  return mayChangePerson(viewer.standing, standingOf(row))
}

/** Whether the viewer may see each of these users, and know their names. False for an unknown id. */
export async function reachOf(store: Store, viewer: Viewer, ids: readonly number[]) {
  const standings = await standingsOf(store, ids)
  const asks = (may: (viewer: Standing, person: Standing) => boolean) => (id: number) => {
    const standing = standings.get(id)
    return standing !== undefined && may(viewer.standing, standing)
  }
  return { maySee: asks(maySeePerson), mayName: asks(mayNamePerson) }
}

type WhoseEvent = Pick<GateEventsTable, 'user_id' | 'invite_id' | 'access_code_id'>

/**
 * Decides for gate events whether the viewer may see the name: users that the viewer may know, guests with the right `invites.view`, shared
 * codes with the right `codes.view`. An event without a credential (a schedule, an unknown code) has no name to hide.
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
