import { groupRuleAnswer } from '../../access/groupRuleAnswer.ts'
import { findGroupRules, type GroupRule, ruleAtPort } from '../../access/groupRules.ts'
import { moduleOf, type Place, placeOf, portOf, readPlaces } from '../../access/places.ts'
import { findUser } from '../../people/findUser.ts'
import { findGroup } from '../../people/groups.ts'
import { requireViewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Call, Handler } from '../Handler.ts'

export const getAppliedGroupRestriction: Handler<'getAppliedGroupRestriction'> = async ({ UserGroupID, UserID }, call) => {
  const viewer = await requireViewer(call, 'restrictions.view')
  if ((UserGroupID === undefined) === (UserID === undefined)) {
    throw new Refusal(400, 'VALIDATION', 'Name either a user group or a user.', { field: 'UserGroupID' })
  }
  const groupId = UserID === undefined ? (UserGroupID ?? 0) : (await findUser(call.store, viewer, UserID, 'UserID')).group_id
  if (groupId === null) return { Restrictions: [] }
  const group = await findGroup(call.store, viewer, groupId, 'UserGroupID')
  const places = await readPlaces(call.store, viewer.accountId)
  const rules = await findGroupRules(call.store, { groupId })
  return { Restrictions: rules.map((rule) => groupRuleAnswer(rule, group.name, places)) }
}

export const getGroupRestrictionForModulePort: Handler<'getGroupRestrictionForModulePort'> = (request, call) =>
  atPlace(call, request.UserGroupID, (rules, places) => {
    const { place, module } = portOf(places, request.PortID)
    const own = rules.find(({ portId }) => portId === request.PortID) ?? null
    return { own, effective: ruleAtPort(rules, { locationId: place.locationId, moduleId: module.id, portId: request.PortID }) }
  })

export const getGroupRestrictionForModule: Handler<'getGroupRestrictionForModule'> = (request, call) =>
  atPlace(call, request.UserGroupID, (rules, places) => {
    const { place } = moduleOf(places, request.ModuleID)
    const own = rules.find(({ moduleId, portId }) => portId === null && moduleId === request.ModuleID) ?? null
    return { own, effective: own ?? ofLocation(rules, place.locationId) }
  })

export const getGroupRestrictionForPropertyLocation: Handler<'getGroupRestrictionForPropertyLocation'> = (request, call) =>
  atPlace(call, request.UserGroupID, (rules, places) => {
    const own = ofLocation(rules, placeOf(places, request.PropertyLocationID).locationId)
    return { own, effective: own }
  })

function ofLocation(rules: readonly GroupRule[], locationId: number): GroupRule | null {
  return rules.find((rule) => rule.portId === null && rule.moduleId === null && rule.locationId === locationId) ?? null
}

type Choose = (rules: readonly GroupRule[], places: readonly Place[]) => { own: GroupRule | null; effective: GroupRule | null }

async function atPlace(call: Call, groupId: number, choose: Choose) {
  const viewer = await requireViewer(call, 'restrictions.view')
  const group = await findGroup(call.store, viewer, groupId, 'UserGroupID')
  const places = await readPlaces(call.store, viewer.accountId)
  const { own, effective } = choose(await findGroupRules(call.store, { groupId }), places)
  return { Restriction: own && groupRuleAnswer(own, group.name, places), Effective: effective && groupRuleAnswer(effective, group.name, places) }
}

