import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { changeUser } from './changeUser.ts'
import type { FoundUser } from './findUser.ts'
import { requireGrantable } from './guards.ts'
import { type ProfileId, profileFields } from './userProfiles.ts'
import { userColumns } from './userColumns.ts'
import type { Viewer } from './viewer.ts'

/** A user who moved into a lower group could no longer see the others and could not come back. */
export const ownGroupMessage = 'You cannot move yourself into another group.'

/** Changes the group and the profiles of one user. 409 `OWN_USER`. Answers the version, or null if nothing changed. Inside a transaction. */
export async function moveToGroup(
  trx: Store,
  viewer: Viewer,
  user: FoundUser,
  to: { groupId: number | null; profiles?: readonly ProfileId[] | undefined },
  now: number,
): Promise<number | null> {
  const fields = to.profiles ? profileFields(to.profiles) : {}
  requireGrantable(viewer, user, fields)
  if (user.id === viewer.user.id && user.group_id !== to.groupId) throw new Refusal(409, 'OWN_USER', ownGroupMessage)
  const columns = { ...(await userColumns(trx, user, fields, user.time_zone, now)), group_id: to.groupId }
  const isSame = user.group_id === to.groupId && Object.entries(columns).every(([name, value]) => user[name as keyof FoundUser] === value)
  return isSame ? null : changeUser(trx, viewer, user, columns, now)
}
