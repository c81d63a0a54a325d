import { groupRuleAnswer, placeName } from '../../access/groupRuleAnswer.ts'
import { findGroupRules } from '../../access/groupRules.ts'
import { notFound, readPlaces } from '../../access/places.ts'
import type { RestrictionInput } from '../../access/restrictionWire.ts'
import { readRestrictionInput } from '../../access/readRestrictionInput.ts'
import { findGroupToChange } from '../../people/groups.ts'
import { requireViewer } from '../../people/viewer.ts'
import { conflict, Refusal } from '../../Refusal.ts'
import type { Store } from '../../store/openStore.ts'
import type { Handler } from '../Handler.ts'
import { findTemplate } from './presetTemplates.ts'

interface AccessPoint {
  PropertyLocationID: number
  ModuleID: number | null
  PortID: string | null
  PresetTemplateID: number | null
  Restriction: RestrictionInput | null
}

export const saveUpdateRestriction: Handler<'saveUpdateRestriction'> = async (request, call) => {
  const viewer = await requireViewer(call, 'restrictions.edit')
  return call.store.transaction().execute(async (trx) => {
    const group = await findGroupToChange(trx, viewer, request.UserGroupID, 'UserGroupID')
    const values = { ...(await ruleValues(trx, viewer.accountId, group.id, request)), updated_by: viewer.user.name }
    const present = (await findGroupRules(trx, { groupId: group.id })).find(
      (rule) => rule.locationId === values.location_id && rule.moduleId === values.module_id && rule.portId === values.port_id,
    )
    if (request.Version !== null && request.Version !== (present?.version ?? 0)) {
      // Somebody removed it meanwhile: there is nothing to put both together with.
      if (!present) throw notFound('restriction', 'PropertyLocationID')
      throw conflict(groupRuleAnswer(present, group.name, await readPlaces(trx, viewer.accountId)))
    }
    const Version = (present?.version ?? 0) + 1
    const message = 'Restriction saved.'
    if (present) {
      await trx.updateTable('group_restrictions').set({ ...values, version: Version }).where('id', '=', present.id).execute()
      return { ID: present.id, Version, message }
    }
    const { id } = await trx.insertInto('group_restrictions').values({ ...values, version: Version }).returning('id').executeTakeFirstOrThrow()
    return { ID: id, Version, message }
  })
}

export const saveAccessPoints: Handler<'saveAccessPoints'> = async ({ UserGroupID, AccessPoints }, call) => {
  const viewer = await requireViewer(call, 'restrictions.edit')
  return call.store.transaction().execute(async (trx) => {
    const group = await findGroupToChange(trx, viewer, UserGroupID, 'UserGroupID')
    const before = await findGroupRules(trx, { groupId: group.id })
    const keyOf = (rule: { location_id: number; module_id: number | null; port_id: string | null }) =>
      [rule.location_id, rule.module_id ?? '', rule.port_id ?? ''].join('|')
    const rows = new Map<string, Awaited<ReturnType<typeof ruleValues>>>()
    for (const point of AccessPoints) {
      const values = { ...(await ruleValues(trx, viewer.accountId, group.id, point)), updated_by: viewer.user.name }
      if (rows.has(keyOf(values))) throw new Refusal(400, 'VALIDATION', 'A place is named twice.', { field: 'AccessPoints' })
      rows.set(keyOf(values), values)
    }
    // A rule that stays keeps its id: what people have used of it counts on.
    for (const rule of before) {
      const key = keyOf({ location_id: rule.locationId, module_id: rule.moduleId, port_id: rule.portId })
      const values = rows.get(key)
      if (!values) await trx.deleteFrom('group_restrictions').where('id', '=', rule.id).execute()
      else await trx.updateTable('group_restrictions').set({ ...values, version: rule.version + 1 }).where('id', '=', rule.id).execute()
      rows.delete(key)
    }
    for (const values of rows.values()) await trx.insertInto('group_restrictions').values({ ...values, version: 1 }).execute()
    const places = await readPlaces(trx, viewer.accountId)
    const after = await findGroupRules(trx, { groupId: group.id })
    return { message: 'Access points saved.', Restrictions: after.map((rule) => groupRuleAnswer(rule, group.name, places)) }
  })
}

export const deleteUserGroupRestriction: Handler<'deleteUserGroupRestriction'> = async ({ ID }, call) => {
  const viewer = await requireViewer(call, 'restrictions.edit')
  const [rule] = await findGroupRules(call.store, { id: ID })
  if (!rule) throw notFound('restriction', 'ID')
  await findGroupToChange(call.store, viewer, rule.groupId)
  await call.store.deleteFrom('group_restrictions').where('id', '=', ID).execute()
  return { message: 'Restriction removed.' }
}

async function ruleValues(store: Store, accountId: number, groupId: number, point: AccessPoint) {
  const { PropertyLocationID, ModuleID, PortID, PresetTemplateID, Restriction } = point
  placeName(await readPlaces(store, accountId), { locationId: PropertyLocationID, moduleId: ModuleID, portId: PortID })
  if ((PresetTemplateID === null) === (Restriction === null)) {
    throw new Refusal(400, 'VALIDATION', 'Send a template or a restriction, not both.', { field: 'Restriction' })
  }
  if (PresetTemplateID !== null) {
    await findTemplate(store, accountId, PresetTemplateID)
  }
  return {
    group_id: groupId,
    location_id: PropertyLocationID,
    module_id: PortID === null ? ModuleID : null,
    port_id: PortID,
    preset_template_id: PresetTemplateID,
    restriction: Restriction === null ? null : readRestrictionInput(Restriction),
  }
}
