import { type endpoints, type ResponseOf, toRestrictionRecord } from '@portal/api-client/contract'
import { notFound } from '../Refusal.ts'
import type { GroupRule } from './groupRules.ts'
import { moduleOf, type Place, placeOf, portOf } from './places.ts'

export type GroupRuleAnswer = ResponseOf<typeof endpoints.getAppliedGroupRestriction>['Restrictions'][number]

export function groupRuleAnswer(rule: GroupRule, groupName: string, places: readonly Place[]): GroupRuleAnswer {
  return {
    ID: rule.id,
    UserGroupID: rule.groupId,
    UserGroupName: groupName,
    PropertyLocationID: rule.locationId,
    ModuleID: rule.moduleId,
    PortID: rule.portId,
    PlaceName: placeName(places, rule),
    PresetTemplateID: rule.presetTemplateId,
    PresetTemplateName: rule.presetTemplateName,
    Restriction: toRestrictionRecord(rule.restriction),
    Version: rule.version,
    UpdatedBy: rule.updatedBy,
  }
}

export interface RulePlace {
  locationId: number
  moduleId: number | null
  portId: string | null
}

/** The ids of the doors at the place of a rule. */
export function portsWithin(places: readonly Place[], { locationId, moduleId, portId }: RulePlace): string[] {
  if (portId !== null) return [portId]
  return placeOf(places, locationId).modules.filter(({ id }) => moduleId === null || id === moduleId).flatMap(({ ports }) => ports.map(({ id }) => id))
}

/** The name of a door, a controller or a location; refuses with 404 a place of another account. */
export function placeName(places: readonly Place[], { locationId, moduleId, portId }: RulePlace): string {
  const place = placeOf(places, locationId)
  if (portId !== null) {
    const at = portOf(places, portId)
    if (at.place !== place || (moduleId !== null && at.module.id !== moduleId)) throw notFound('door at this location', 'PortID')
    return at.port.name
  }
  if (moduleId === null) return place.name
  if (!place.modules.some(({ id }) => id === moduleId)) throw notFound('controller at this location', 'ModuleID')
  return moduleOf([place], moduleId).module.name
}
