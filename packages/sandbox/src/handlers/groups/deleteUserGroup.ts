import { findGroupToChange } from '../../people/groups.ts'
import { requireViewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import { sql } from 'kysely'
import type { Handler } from '../Handler.ts'

export const deleteUserGroup: Handler<'deleteUserGroup'> = async ({ ID, MoveToUserGroupID }, call) => {
  const viewer = await requireViewer(call, 'groups.edit')
  const now = call.clock.now()
  const Moved = await call.store.transaction().execute(async (trx) => {
    const group = await findGroupToChange(trx, viewer, ID)
    if (group.is_no_access === 1) throw new Refusal(409, 'NO_ACCESS_GROUP', 'People who move out go into this group. It stays.')
    const members = trx.selectFrom('users').where('group_id', '=', ID).where('removed_at', 'is', null)
    const { total } = await members.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    if (total > 0 && MoveToUserGroupID === undefined) {
      const message = `${total} ${total === 1 ? 'person is' : 'people are'} in this group. Choose where they go.`
      throw new Refusal(409, 'GROUP_HAS_MEMBERS', message, { body: { count: total } })
    }
    const target = MoveToUserGroupID === undefined ? null : await findGroupToChange(trx, viewer, MoveToUserGroupID, 'MoveToUserGroupID')
    if (target?.id === ID) throw new Refusal(400, 'VALIDATION', 'Choose another group.', { field: 'MoveToUserGroupID' })
    const change = { group_id: target?.id ?? null, version: sql<number>`version + 1`, updated_at: now, updated_by: viewer.user.name }
    await trx.updateTable('users').set(change).where('group_id', '=', ID).execute()
    await trx.deleteFrom('group_restrictions').where('group_id', '=', ID).execute()
    await trx.deleteFrom('user_groups').where('id', '=', ID).execute()
    return total
  })
  return { message: 'The group is deleted.', Moved }
}
