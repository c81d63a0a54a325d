import { countUsers, pageOfUsers, userSet } from '../../people/findUsers.ts'
import { listedUsers } from '../../people/listedUsers.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getUserTierUserList: Handler<'getUserTierUserList'> = async ({ page, count, sort, ...filter }, call) => {
  const { store, clock } = call
  const viewer = await requireViewer(call, 'users.view', filter.accountID)
  const now = clock.now()
  const set = await userSet(store, viewer, filter, now)
  const everybody = await userSet(store, viewer, {}, now)
  const all = await countUsers(store, everybody)
  const isNarrowed = set.isEmpty || set.match !== null || set.conditions.length > everybody.conditions.length
  const size = isNarrowed ? await countUsers(store, set) : all
  const ids = await pageOfUsers(store, set, size, sort, page, count)
  return {
    Users: await listedUsers(store, viewer, ids, now),
    Total: size.total,
    Page: page,
    Count: count,
    AccountTotal: all.total,
  }
}
