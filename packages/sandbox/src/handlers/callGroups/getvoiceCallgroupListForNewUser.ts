import { callGroupSize } from '../../people/callGroups.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

/** A call group rings at every door of its property, so those of the chosen places' properties reach the user. */
export const getvoiceCallgroupListForNewUser: Handler<'getvoiceCallgroupListForNewUser'> = async (request, call) => {
  const { AccountID, HasAllLocationAccess, PropertyLocations, Modules, ForCallgroupUser } = request
  const { store } = call
  const { accountId } = await requireViewer(call, 'users.view', AccountID)
  const groups = await store
    .selectFrom('call_groups')
    .innerJoin('properties', 'properties.id', 'call_groups.property_id')
    .selectAll('call_groups')
    .select('properties.name as property_name')
    .where('properties.account_id', '=', accountId)
    .orderBy('call_groups.name')
    .execute()
  const chosen = await store
    .selectFrom('ports')
    .leftJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .select('ports.property_id')
    .where(({ or, eb }) => or([eb('ports.location_id', 'in', PropertyLocations), eb('port_modules.module_id', 'in', Modules)]))
    .execute()
  const properties = new Set(chosen.map(({ property_id: id }) => id))
  const CallGroups = []
  for (const group of groups) {
    if (!HasAllLocationAccess && !properties.has(group.property_id)) continue
    const MemberCount = await callGroupSize(store, group.id)
    // Who is to manage a group gets one that nobody answers yet.
    if (ForCallgroupUser && MemberCount > 0) continue
    CallGroups.push({
      ID: group.id, Name: group.name, PropertyID: group.property_id, PropertyName: group.property_name, IsVideo: group.is_video === 1, MemberCount,
    })
  }
  return { CallGroups }
}
