import { changeUser } from '../../people/changeUser.ts'
import { findUser, findUserToChange, toUserDetail } from '../../people/findUser.ts'
import { requireGrantable } from '../../people/guards.ts'
import { savePlaces } from '../../people/savePlaces.ts'
import { userColumns } from '../../people/userColumns.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

export const updateUserDetail: Handler<'updateUserDetail'> = async (request, call) => {
  const { ID, Version, HasAllLocationAccess, PropertyLocations, ...fields } = request
  const { store, clock } = call
  const viewer = await requireUserViewer(call, 'users.edit', ID)
  const now = clock.now()
  await store.transaction().execute(async (trx) => {
    const before = await findUserToChange(trx, viewer, ID)
    if (before.version !== Version) {
      const message = `${before.updated_by === '' ? 'Somebody' : before.updated_by} changed this user meanwhile.`
      throw new Refusal(409, 'CONFLICT', message, { body: { current: await toUserDetail(trx, viewer, before, now) } })
    }
    requireGrantable(viewer, before, fields)
    const columns = await userColumns(trx, before, fields, before.time_zone, now)
    await savePlaces(trx, before.account_id, ID, { HasAllLocationAccess, PropertyLocations })
    await changeUser(trx, viewer, before, columns, now)
  })
  return { message: 'Saved.', User: await toUserDetail(store, viewer, await findUser(store, viewer, ID), now) }
}
