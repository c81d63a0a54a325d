import type { PortPosition, Restriction } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { Place } from './places.ts'
import { readRestriction } from './storedRestriction.ts'

/** A rule of a group with its template resolved. */
export interface GroupRule {
  id: number
  groupId: number
  locationId: number
  moduleId: number | null
  portId: string | null
  presetTemplateId: number | null
  presetTemplateName: string | null
  restriction: Restriction
  version: number
  updatedBy: string
}

export interface RuleFilter {
  groupId?: number
  groupIds?: readonly number[]
  presetTemplateId?: number
  id?: number
}

export async function findGroupRules(store: Store, { groupId, groupIds, presetTemplateId, id }: RuleFilter): Promise<GroupRule[]> {
  let query = store
    .selectFrom('group_restrictions')
    .leftJoin('preset_templates', 'preset_templates.id', 'group_restrictions.preset_template_id')
    .selectAll('group_restrictions')
    .select(['preset_templates.name as template_name', 'preset_templates.restriction as template_restriction'])
    .orderBy('group_restrictions.id')
  if (groupId !== undefined) query = query.where('group_id', '=', groupId)
  if (groupIds !== undefined) query = query.where('group_id', 'in', groupIds)
  if (presetTemplateId !== undefined) query = query.where('preset_template_id', '=', presetTemplateId)
  if (id !== undefined) query = query.where('group_restrictions.id', '=', id)
  return (await query.execute()).flatMap((row) => {
    const restriction = readRestriction(row.restriction ?? row.template_restriction)
    if (!restriction) return []
    return {
      id: row.id, groupId: row.group_id, locationId: row.location_id, moduleId: row.module_id, portId: row.port_id,
      presetTemplateId: row.preset_template_id, presetTemplateName: row.template_name, restriction, version: row.version,
      updatedBy: row.updated_by,
    }
  })
}

export function positionsOf(places: readonly Place[]): (PortPosition & { portName: string })[] {
  return places.flatMap(({ locationId, modules }) =>
    modules.flatMap(({ id: moduleId, ports }) => ports.map(({ id, name }) => ({ locationId, moduleId, portId: id, portName: name }))),
  )
}
