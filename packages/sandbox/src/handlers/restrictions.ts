import { ruleAtPort } from '@portal/domain'
import { findGroupRules, findTemplate, type GroupRule, groupRuleAnswer, placeName, portsWithin, readRestrictionInput, requireFollowersToChange, rulesOf, templateAnswer, writeRestriction } from '../access/groupRules.ts'
import { copyRules } from '../access/copyRules.ts'
import { moduleOf, type Place, placeOf, placesAnswer, portOf, positionOf, readPlaces } from '../access/places.ts'
import type { SignedInCall } from '../Call.ts'
import { pushRules } from '../devices/recordPushes.ts'
import { findUser } from '../people/findUser.ts'
import { findGroup, findGroupToChange, groupsToCopy, visibleGroups } from '../people/groups.ts'
import { presetTemplateNameHolder } from '../people/taken.ts'
import { conflict, invalid, notFound, Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

export const getPropertyInstallLocationDeviceInformation: Handler<'getPropertyInstallLocationDeviceInformation'> = async (_request, call) => ({ Locations: placesAnswer(await readPlaces(call.store, call.user.account_id)) })

export const getAppliedGroupRestriction: Handler<'getAppliedGroupRestriction'> = async ({ UserGroupID, UserID }, { viewer, store }) => {
  if (UserGroupID !== undefined && UserID !== undefined) throw invalid('UserGroupID', 'Choose either a user group or a user.')
  const groupId = UserID === undefined ? UserGroupID : (await findUser(store, viewer, UserID, 'UserID')).group_id
  if (groupId === null) return { Restrictions: [] }
  const groups = groupId === undefined ? await visibleGroups(store, viewer) : [await findGroup(store, viewer, groupId, 'UserGroupID')]
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  const [places, rules] = await Promise.all([readPlaces(store, viewer.accountId), rulesOf(store, [...names.keys()])])
  return { Restrictions: rules.map((rule) => groupRuleAnswer(rule, names.get(rule.groupId) ?? '', places)) }
}

export const getGroupRestrictionForModulePort: Handler<'getGroupRestrictionForModulePort'> = (request, call) =>
  ruleAtPlace(call, request.UserGroupID, (rules, places) => {
    const { place, module } = portOf(places, request.PortID)
    const own = rules.find(({ portId }) => portId === request.PortID) ?? null
    return { own, effective: ruleAtPort(rules, { locationId: place.locationId, moduleId: module.id, portId: request.PortID }) }
  })

export const getGroupRestrictionForModule: Handler<'getGroupRestrictionForModule'> = (request, call) =>
  ruleAtPlace(call, request.UserGroupID, (rules, places) => {
    const { place } = moduleOf(places, request.ModuleID)
    const own = rules.find(({ moduleId, portId }) => portId === null && moduleId === request.ModuleID) ?? null
    return { own, effective: own ?? ofLocation(rules, place.locationId) }
  })

export const getGroupRestrictionForPropertyLocation: Handler<'getGroupRestrictionForPropertyLocation'> = (request, call) =>
  ruleAtPlace(call, request.UserGroupID, (rules, places) => {
    const own = ofLocation(rules, placeOf(places, request.PropertyLocationID).locationId)
    return { own, effective: own }
  })

function ofLocation(rules: readonly GroupRule[], locationId: number): GroupRule | null {
  return rules.find((rule) => rule.portId === null && rule.moduleId === null && rule.locationId === locationId) ?? null
}

type ChooseRule = (rules: readonly GroupRule[], places: readonly Place[]) => { own: GroupRule | null; effective: GroupRule | null }

async function ruleAtPlace({ viewer, store }: SignedInCall, groupId: number, choose: ChooseRule) {
  const group = await findGroup(store, viewer, groupId, 'UserGroupID')
  const places = await readPlaces(store, viewer.accountId)
  const { own, effective } = choose(await findGroupRules(store, { groupId }), places)
  return { Restriction: own && groupRuleAnswer(own, group.name, places), Effective: effective && groupRuleAnswer(effective, group.name, places) }
}

export const getPresetRestrictionTemplate: Handler<'getPresetRestrictionTemplate'> = async (_request, call) => {
  const { account_id: accountId } = call.user
  const rows = await call.store.selectFrom('preset_templates').selectAll().where('account_id', '=', accountId).orderBy('name').execute()
  const answers = rows.map(async (row) => templateAnswer(row, await findGroupRules(call.store, { presetTemplateId: row.id })))
  return { Templates: await Promise.all(answers) }
}

export const getPresetTemplateDetails: Handler<'getPresetTemplateDetails'> = async ({ ID }, call) => {
  const { accountId } = call.viewer
  const row = await findTemplate(call.store, accountId, ID)
  const rules = await findGroupRules(call.store, { presetTemplateId: ID })
  const groups = new Map((await visibleGroups(call.store, call.viewer)).map(({ id, name }) => [id, name]))
  const places = await readPlaces(call.store, accountId)
  const Groups = rules.flatMap((rule) => {
    const UserGroupName = groups.get(rule.groupId)
    return UserGroupName === undefined ? [] : { UserGroupID: rule.groupId, UserGroupName, PlaceName: placeName(places, rule), Ports: portsWithin(places, rule) }
  })
  return { ...templateAnswer(row, rules), Groups }
}

export const savePresetTemplate: Handler<'savePresetTemplate'> = async ({ ID, Name, Restriction, Version }, { viewer, store, now }) => {
  const { accountId, user: { name: by } } = viewer
  const before = ID === null ? null : await findTemplate(store, accountId, ID)
  if (before) await requireFollowersToChange(store, viewer, before.id)
  if (before && Version !== null && Version !== before.version) {
    throw conflict(templateAnswer(before, await findGroupRules(store, { presetTemplateId: before.id })))
  }
  if (await presetTemplateNameHolder(store, { accountId, exceptId: ID ?? undefined }, Name)) throw taken('Name', 'Another template has this name.')
  const version = (before?.version ?? 0) + 1
  const values = { account_id: accountId, name: Name, restriction: readRestrictionInput(Restriction), version, updated_by: by }
  const message = 'Template saved.'
  if (before) {
    await store.updateTable('preset_templates').set(values).where('id', '=', before.id).execute()
    await pushRules(store, viewer, await findGroupRules(store, { presetTemplateId: before.id }), now)
    return { ID: before.id, Version: version, message }
  }
  const { id } = await store.insertInto('preset_templates').values(values).returning('id').executeTakeFirstOrThrow()
  return { ID: id, Version: version, message }
}

export const deletePresetTemplate: Handler<'deletePresetTemplate'> = async ({ ID }, { viewer, store }) => {
  await findTemplate(store, viewer.accountId, ID)
  await requireFollowersToChange(store, viewer, ID)
  const followers = await findGroupRules(store, { presetTemplateId: ID })
  if (followers.length > 0) throw new Refusal(409, 'IN_USE', filled('{count} restrictions of user groups use this template.', { count: followers.length }), { field: 'ID' })
  await store.deleteFrom('preset_templates').where('id', '=', ID).execute()
  return { message: 'Template deleted.' }
}

type AccessPoint = Parameters<Handler<'saveAccessPoints'>>[0]['AccessPoints'][number]

export const saveUpdateRestriction: Handler<'saveUpdateRestriction'> = async (request, { viewer, store, now }) => {
  const group = await findGroupToChange(store, viewer, request.UserGroupID, 'UserGroupID')
  const values = { ...(await ruleValues(store, await readPlaces(store, viewer.accountId), viewer.accountId, group.id, request)), updated_by: viewer.user.name }
  const present = (await findGroupRules(store, { groupId: group.id })).find(
    (rule) => rule.locationId === values.location_id && rule.moduleId === values.module_id && rule.portId === values.port_id,
  )
  if (request.Version !== null && request.Version !== (present?.version ?? 0)) {
    // Someone has deleted the restriction meanwhile, so there is nothing to merge this change with.
    if (!present) throw notFound('restriction', 'PropertyLocationID')
    throw conflict(groupRuleAnswer(present, group.name, await readPlaces(store, viewer.accountId)))
  }
  const Version = (present?.version ?? 0) + 1
  const message = 'Restriction saved.'
  if (present) {
    await store.updateTable('group_restrictions').set({ ...values, version: Version }).where('id', '=', present.id).execute()
    await pushRules(store, viewer, [present], now)
    return { ID: present.id, Version, message }
  }
  const { id } = await store.insertInto('group_restrictions').values({ ...values, version: Version }).returning('id').executeTakeFirstOrThrow()
  await pushRules(store, viewer, await findGroupRules(store, { id }), now)
  return { ID: id, Version, message }
}

export const saveAccessPoints: Handler<'saveAccessPoints'> = async ({ UserGroupID, AccessPoints }, { viewer, store, now }) => {
  const group = await findGroupToChange(store, viewer, UserGroupID, 'UserGroupID')
  const before = await findGroupRules(store, { groupId: group.id })
  const keyOf = (rule: { location_id: number; module_id: number | null; port_id: string | null }) =>
    [rule.location_id, rule.module_id ?? '', rule.port_id ?? ''].join('|')
  const rows = new Map<string, Awaited<ReturnType<typeof ruleValues>>>()
  const places = await readPlaces(store, viewer.accountId)
  for (const point of AccessPoints) {
    const values = { ...(await ruleValues(store, places, viewer.accountId, group.id, point)), updated_by: viewer.user.name }
    if (rows.has(keyOf(values))) throw invalid('AccessPoints', 'A door is listed twice.')
    rows.set(keyOf(values), values)
  }
  // A restriction that is kept keeps its id, so that the uses counted for it stay valid.
  for (const rule of before) {
    const key = keyOf({ location_id: rule.locationId, module_id: rule.moduleId, port_id: rule.portId })
    const values = rows.get(key)
    if (!values) await store.deleteFrom('group_restrictions').where('id', '=', rule.id).execute()
    else await store.updateTable('group_restrictions').set({ ...values, version: rule.version + 1 }).where('id', '=', rule.id).execute()
    rows.delete(key)
  }
  for (const values of rows.values()) await store.insertInto('group_restrictions').values({ ...values, version: 1 }).execute()
  const after = await findGroupRules(store, { groupId: group.id })
  await pushRules(store, viewer, [...before, ...after], now)
  return { message: 'Access points saved.', Restrictions: after.map((rule) => groupRuleAnswer(rule, group.name, places)) }
}

export const copyDoorRestrictions: Handler<'copyDoorRestrictions'> = async ({ FromPortID, Ports, UserGroupID }, { viewer, store, now }) => {
  const groups = await groupsToCopy(store, viewer, UserGroupID)
  const places = await readPlaces(store, viewer.accountId)
  const [from, to] = [positionOf(places, FromPortID), [...new Set(Ports)].map((id) => positionOf(places, id))]
  let ChangedCount = 0
  for (const group of groups) {
    const before = await findGroupRules(store, { groupId: group.id })
    const { saved, deleted } = copyRules(before, from, to)
    for (const { id, locationId, portId, presetTemplateId, restriction } of saved) {
      const values = {
        group_id: group.id, location_id: locationId, module_id: null, port_id: portId, preset_template_id: presetTemplateId,
        restriction: presetTemplateId === null ? writeRestriction(restriction) : null, updated_by: viewer.user.name,
      }
      const version = (before.find((rule) => rule.id === id)?.version ?? 0) + 1
      if (id === 0) await store.insertInto('group_restrictions').values({ ...values, version }).execute()
      else await store.updateTable('group_restrictions').set({ ...values, version }).where('id', '=', id).execute()
    }
    for (const id of deleted) await store.deleteFrom('group_restrictions').where('id', '=', id).execute()
    if (saved.length + deleted.length === 0) continue
    ChangedCount += saved.length + deleted.length
    const isCopied = ({ portId }: GroupRule) => to.some((door) => door.portId === portId)
    await pushRules(store, viewer, [...before, ...(await findGroupRules(store, { groupId: group.id }))].filter(isCopied), now)
  }
  return { message: 'Access copied.', ChangedCount }
}

export const deleteUserGroupRestriction: Handler<'deleteUserGroupRestriction'> = async ({ ID }, { viewer, store, now }) => {
  const [rule] = await findGroupRules(store, { id: ID })
  if (!rule) throw notFound('restriction', 'ID')
  await findGroupToChange(store, viewer, rule.groupId)
  await store.deleteFrom('group_restrictions').where('id', '=', ID).execute()
  await pushRules(store, viewer, [rule], now)
  return { message: 'Restriction removed.' }
}

async function ruleValues(store: Store, places: readonly Place[], accountId: number, groupId: number, point: AccessPoint) {
  const { PropertyLocationID, ModuleID, PortID, PresetTemplateID, Restriction } = point
  placeName(places, { locationId: PropertyLocationID, moduleId: ModuleID, portId: PortID })
  if ((PresetTemplateID === null) === (Restriction === null)) throw invalid('Restriction', 'Send a template or a restriction, not both.')
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
