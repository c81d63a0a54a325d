import { rowReason } from '@portal/domain'
import { changeUser } from '../people/changeUser.ts'
import { findUserToChange, type FoundUser } from '../people/findUser.ts'
import { findGroupToChange } from '../people/groups.ts'
import { pushCodesOfUser } from '../people/pushCodesOfUser.ts'
import { removeUser } from '../people/removeUser.ts'
import { directoryPinHolder, emailHolder, phoneHolder, usernameHolder } from '../people/taken.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import type { FoundRow, ImportContext } from './ImportedKind.ts'

/** Removes the person whom a row made, or gives back what it changed of one. Refusals: 403, 404, 409 `TAKEN`. */
export async function takeBackPerson(trx: Store, { viewer, now }: ImportContext, row: FoundRow): Promise<number | null> {
  const user = await findUserToChange(trx, viewer, row.record_id ?? 0)
  if (row.before === null) {
    await removeUser(trx, viewer, user, now)
    return null
  }
  const before = JSON.parse(row.before) as Partial<UsersTable>
  if (typeof before.group_id === 'number') await findGroupToChange(trx, viewer, before.group_id)
  await requireFree(trx, user, before)
  const version = await changeUser(trx, viewer, user, before, now)
  if (before.group_id !== undefined) await pushCodesOfUser(trx, user.account_id, user.id, 'update', now)
  return version
}

/** Refuses to give back what somebody else has taken since: 409 `TAKEN`. */
async function requireFree(trx: Store, user: FoundUser, before: Partial<UsersTable>): Promise<void> {
  const scope = { accountId: user.account_id, exceptId: user.id }
  const holders = [
    before.email ? await emailHolder(trx, scope, before.email) : null,
    before.phone ? await phoneHolder(trx, scope, before.phone) : null,
    before.directory_pin ? await directoryPinHolder(trx, scope, before.directory_pin) : null,
    before.username ? await usernameHolder(trx, scope, before.username) : null,
  ]
  if (holders.some((holder) => holder !== null)) throw new Refusal(409, 'TAKEN', 'Somebody else has the earlier address, number or PIN now.', { reason: rowReason('earlierTaken', {}) })
}
