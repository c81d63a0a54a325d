import { listedUsers, listFrame } from '../access/listedUsers.ts'
import { countUsers, notHidden, pageOfUsers, userSet } from '../people/findUsers.ts'
import { inIds } from '../store/inIds.ts'
import { momentCells, nameOfCodeType, sayName } from './exportCells.ts'
import { type ExportSource, partsOfIds } from './ExportSource.ts'

export const exportUsers: ExportSource<'users'> = {
  columns: ({ words: { say } }) => [
    { title: 'ID', share: 0 }, { title: say('Name'), share: 4 }, { title: say('First name'), share: 0 }, { title: say('Last name'), share: 0 },
    { title: say('Email'), share: 4 }, { title: say('Phone'), share: 3 }, { title: say('Unit'), share: 1 }, { title: say('Group'), share: 3 },
    { title: say('Property'), share: 3 }, { title: say('Status'), share: 2 }, { title: say('May sign in'), share: 0 }, { title: say('Ways in'), share: 3 },
    { title: say('Call group'), share: 0 }, { title: say('Last entry (property time)'), share: 3 }, { title: 'Last entry (UTC)', share: 0 },
  ],
  async plan(context, what) {
    const set = await userSet(context, context.viewer, what, context.now)
    const total = await countUsers(context.store, set)
    return partsOfIds(await pageOfUsers(context.store, set, total, 'Name ASC', { page: 1, count: Math.max(1, total) }))
  },
  async read({ store, viewer, now, words: { say } }, _what, part) {
    const ids = JSON.parse(part) as number[]
    const people = await store.selectFrom('users').innerJoin('properties', 'properties.id', 'users.property_id')
      .select(['users.id', 'users.phone', 'properties.time_zone']).where(inIds('users.id', ids)).where('users.account_id', '=', viewer.accountId)
      .where('users.removed_at', 'is', null).where(await notHidden(store, viewer)).execute()
    const byId = new Map(people.map((person) => [person.id, person]))
    const listed = await listedUsers(store, viewer, ids.filter((id) => byId.has(id)), await listFrame(store, viewer.accountId, now))
    const rows = listed.map((user) => {
      const { phone = '', time_zone: zone = 'UTC' } = byId.get(user.ID) ?? {}
      const ways = (user.AccessMethods ?? []).map(({ AccessCodeType: type, Count }) => `${say(nameOfCodeType(type))} (${Count})`)
      return [
        String(user.ID), user.Name, user.FirstName, user.LastName, user.Email, phone, user.Unit, user.UserGroupName ?? '', user.PropertyName, user.Status ? say(sayName(user.Status)) : '',
        say(user.IsWebLoginEnabled ? 'Yes' : 'No'), ways.join(', '), user.CallGroupName, ...momentCells(zone, user.LastEntryAt ?? null),
      ]
    })
    return { rows }
  },
}
