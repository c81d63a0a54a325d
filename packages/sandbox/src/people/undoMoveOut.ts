import { readPlaces } from '../access/places.ts'
import { findTaken } from '../accessCodes/findTaken.ts'
import { returnToCallGroups } from '../calls/callGroupMembers.ts'
import { Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { changeUser } from './changeUser.ts'
import { findUserToChange } from './findUser.ts'
import { findGroupToChange } from './groups.ts'
import { type BeforeMoveOut, setActive } from './moveOut.ts'
import { pushCodesOfUser } from './pushCodesOfUser.ts'
import { setRevoked } from './removeUser.ts'
import { directoryPinHolder } from './taken.ts'
import type { Viewer } from './viewer.ts'

/** Restores one person as they were before the move-out. 409 `CONFLICT`, 409 `TAKEN`. Inside a transaction. */
export async function undoMoveOut(trx: Store, viewer: Viewer, before: BeforeMoveOut, now: number): Promise<void> {
  const user = await findUserToChange(trx, viewer, before.userId)
  if (user.version !== before.versionAfter) {
    throw new Refusal(409, 'CONFLICT', `${user.name} was changed since. Look at the user and change back what is needed.`)
  }
  const pin = before.columns.directory_pin
  const scope = { accountId: user.account_id, exceptId: user.id }
  if (pin !== '' && (await directoryPinHolder(trx, scope, pin))) throw taken('DirectoryPin', `The directory PIN ${pin} was given to somebody else.`)
  await requireGroup(trx, viewer, before)
  await requireFreeCodes(trx, viewer, before.activeCodes, now)
  await setActive(trx, before.activeCodes, 1)
  await setRevoked(trx, before.invites, null)
  await returnToCallGroups(trx, before.callPlaces)
  await changeUser(trx, viewer, user, before.columns, now)
  await pushCodesOfUser(trx, user.account_id, user.id, 'add', now)
}

async function requireGroup(store: Store, viewer: Viewer, { columns: { group_id: id } }: BeforeMoveOut): Promise<void> {
  if (id === null) return
  const isThere = await store.selectFrom('user_groups').select('id').where('id', '=', id).executeTakeFirst()
  if (!isThere) throw new Refusal(409, 'CONFLICT', 'The group of this user was deleted since.')
  await findGroupToChange(store, viewer, id)
}

/** Refuses a code that somebody else got while it was off. */
async function requireFreeCodes(store: Store, viewer: Viewer, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return
  const places = await readPlaces(store, viewer.accountId)
  for (const id of ids) {
    const code = await store.selectFrom('access_codes').selectAll().where('id', '=', id).executeTakeFirst()
    if (!code) throw new Refusal(409, 'CONFLICT', 'A code of this user was deleted since.')
    const holder = await findTaken(store, { viewer, places, ownId: id }, 'account', code, now)
    if (holder) throw taken(holder.field, holder.by === null ? 'A code of this user is somebody else’s now.' : `A code of this user is ${holder.by}’s now.`)
  }
}
