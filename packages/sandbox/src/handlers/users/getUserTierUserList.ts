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
  const AccountTotal = await countUsers(store, everybody)
  const isNarrowed = set.isEmpty || set.match !== null || set.conditions.length > everybody.conditions.length
  const Total = isNarrowed ? await countUsers(store, set) : AccountTotal
  const ids = await pageOfUsers(store, set, Total, sort, page, count)
  return {
    Users: await listedUsers(store, viewer, ids, now),
    Total,
    Page: page,
    Count: count,
    AccountTotal,
  }
}
