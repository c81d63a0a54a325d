import { countUsers, notHidden, pageOfUsers, userSet } from '../people/findUsers.ts'
import { listedUsers } from '../people/listedUsers.ts'
import { inIds } from '../store/inIds.ts'
import { type ExportSource, partsOfIds } from './ExportSource.ts'
import { momentCells } from './momentCells.ts'
import { nameOfCodeType } from './nameOfCodeType.ts'
import { sayName } from './sayName.ts'

export const exportUsers: ExportSource<'users'> = {
  columns: () => [
    { title: 'ID', share: 0 }, { title: 'Name', share: 4 }, { title: 'First name', share: 0 }, { title: 'Last name', share: 0 },
    { title: 'E-mail', share: 4 }, { title: 'Phone', share: 3 }, { title: 'Unit', share: 1 }, { title: 'Group', share: 3 },
    { title: 'Property', share: 3 }, { title: 'Status', share: 2 }, { title: 'May sign in', share: 0 }, { title: 'Ways in', share: 3 },
    { title: 'Call group', share: 0 }, { title: 'Last entry (property time)', share: 3 }, { title: 'Last entry (UTC)', share: 0 },
  ],
  async plan(context, what) {
    const set = await userSet(context, context.viewer, what, context.now)
    const size = await countUsers(context.store, set)
    return partsOfIds(await pageOfUsers(context.store, set, size, 'Name ASC', 1, Math.max(1, size.total)))
  },
  async read({ store, viewer, now }, _what, part) {
    const ids = JSON.parse(part) as number[]
    const people = await store.selectFrom('users').innerJoin('properties', 'properties.id', 'users.property_id')
      .select(['users.id', 'users.phone', 'properties.time_zone']).where(inIds('users.id', ids)).where('users.account_id', '=', viewer.accountId)
      .where('users.removed_at', 'is', null).where(await notHidden(store, viewer)).execute()
    const byId = new Map(people.map((person) => [person.id, person]))
    const listed = await listedUsers(store, viewer, ids.filter((id) => byId.has(id)), now)
    const rows = listed.map((user) => {
      const { phone = '', time_zone: zone = 'UTC' } = byId.get(user.ID) ?? {}
      const ways = user.AccessMethods.map(({ AccessCodeType: type, Count }) => `${nameOfCodeType(type)} (${Count})`)
      return [
        String(user.ID), user.Name, user.FirstName, user.LastName, user.Email, phone, user.Unit, user.UserGroupName, user.PropertyName, sayName(user.Status),
        sayFlag(user.IsWebLoginEnabled), ways.join(', '), user.CallGroupName, ...momentCells(zone, user.LastEntryAt),
      ]
    })
    return { rows }
  },
}

const sayFlag = (isOn: boolean) => (isOn ? 'Yes' : 'No')
