import type { PortPosition, Restriction } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { Place } from './places.ts'
import { readRestriction } from './storedRestriction.ts'
import { inJson } from '../store/inIds.ts'
import { statement } from '../store/statement.ts'

/** A restriction of a group at some doors, with its template resolved. */
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
  presetTemplateId?: number
  id?: number
}

function rulesWithTemplate(store: Store) {
  return store
    .selectFrom('group_restrictions')
    .selectAll('group_restrictions')
    // The template is not joined: a controller's version of this table is found by template id alone (devices/controllerView.ts).
    .select(({ selectFrom, ref }) => {
      const template = selectFrom('preset_templates').where('preset_templates.id', '=', ref('group_restrictions.preset_template_id'))
      return [template.select('name').as('template_name'), template.select('preset_templates.restriction').as('template_restriction')]
    })
    .orderBy('group_restrictions.id')
}

const rulesOfMembers = statement((store, { userIds }: { userIds: string }) =>
  rulesWithTemplate(store).where('group_id', 'in', store.selectFrom('users').select('users.group_id').where(inJson('users.id', userIds))))

/** All rules of these users' groups. */
export async function rulesOfUsers(store: Store, userIds: readonly number[]): Promise<GroupRule[]> {
  return toGroupRules((await rulesOfMembers(store, { userIds: JSON.stringify(userIds) })).rows)
}

const rulesOfGroups = statement((store, { groupIds }: { groupIds: string }) => rulesWithTemplate(store).where(inJson('group_id', groupIds)))

/** All rules of some groups. */
export async function rulesOf(store: Store, groupIds: readonly number[]): Promise<GroupRule[]> {
  return groupIds.length === 0 ? [] : toGroupRules((await rulesOfGroups(store, { groupIds: JSON.stringify(groupIds) })).rows)
}

export async function findGroupRules(store: Store, { groupId, presetTemplateId, id }: RuleFilter): Promise<GroupRule[]> {
  let query = rulesWithTemplate(store)
  if (groupId !== undefined) query = query.where('group_id', '=', groupId)
  if (presetTemplateId !== undefined) query = query.where('preset_template_id', '=', presetTemplateId)
  if (id !== undefined) query = query.where('group_restrictions.id', '=', id)
  return toGroupRules(await query.execute())
}

type RuleRow = Awaited<ReturnType<ReturnType<typeof rulesWithTemplate>['execute']>>[number]

function toGroupRules(rows: readonly RuleRow[]): GroupRule[] {
  return rows.flatMap((row) => {
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
