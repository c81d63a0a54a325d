import { lintRestriction, mayChangeGroup, normalizeRestriction, type PortPosition, type Restriction, type RestrictionProblem, type RestrictionProblemCode, unrestricted } from '@portal/domain'
import { type endpoints, type ReceivedRestriction, type ResponseOf, toRestriction, toRestrictionRecord } from '@portal/api-client/contract'
import { findOfAccount } from '../store/ofAccount.ts'
import type { Store } from '../store/openStore.ts'
import { moduleOf, type Place, placeOf, portOf } from './places.ts'
import { inJson } from '../store/inIds.ts'
import { statement } from '../store/statement.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Sentence } from '../words/sentence.ts'

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

interface RuleFilter {
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

type GroupRuleAnswer = ResponseOf<typeof endpoints.getAppliedGroupRestriction>['Restrictions'][number]

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

interface RulePlace {
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

type TemplateRow = Awaited<ReturnType<typeof findTemplate>>

export const findTemplate = (store: Store, accountId: number, id: number) => findOfAccount(store, 'preset_templates', accountId, id, 'preset template')

/** Refuses a change of a template by users who may not change every group that uses it: 403 `FORBIDDEN`. */
export async function requireFollowersToChange(store: Store, viewer: Viewer, templateId: number): Promise<void> {
  const rules = store.selectFrom('group_restrictions').innerJoin('user_groups', 'user_groups.id', 'group_restrictions.group_id')
  const groups = await rules.select(['user_groups.account_id', 'user_groups.hierarchy_level']).where('preset_template_id', '=', templateId).execute()
  const isAbove = groups.some(({ account_id: accountId, hierarchy_level: level }) => !mayChangeGroup(viewer.standing, { accountId, level }))
  if (isAbove) throw new Refusal(403, 'FORBIDDEN', 'A user group at your level or above it uses this template.', { field: 'ID' })
}

export function templateAnswer(row: TemplateRow, followers: readonly unknown[]) {
  const Restriction = toRestrictionRecord(readRestriction(row.restriction) ?? unrestricted)
  return { ID: row.id, Name: row.name, Restriction, AppliedCount: followers.length, Version: row.version, UpdatedBy: row.updated_by }
}

/**
 * Turns a restriction into the text that the database stores: the domain's own shape as JSON, normalized, without the uses left, which are
 * counted elsewhere.
 */
export function writeRestriction(restriction: Restriction): string {
  return JSON.stringify(normalizeRestriction({ ...restriction, usesLeft: null }))
}

const textsKept = 500
const held = new Map<string, Restriction>()

/** Reads a stored restriction. Caches the last few hundred texts, since nearly every call reads the same ones. */
export function readRestriction(text: string | null): Restriction | null {
  if (text === null) return null
  const restriction = held.get(text) ?? (JSON.parse(text) as Restriction)
  held.delete(text)
  held.set(text, restriction)
  const [oldest] = held.keys()
  if (held.size > textsKept && oldest !== undefined) held.delete(oldest)
  return restriction
}

const sentences: Partial<Record<RestrictionProblemCode, Sentence>> = {
  unreadable: 'A date, time or number is not valid.',
  startAfterEnd: 'It ends before it starts.',
  noWeekday: 'The hours have no weekday.',
  zeroLength: 'The hours end when they start.',
}

/**
 * Reads a restriction into the store's format. Refuses with 400 `VALIDATION` a restriction that contradicts itself, but not one that merely
 * has no effect.
 */
export function readRestrictionInput(record: ReceivedRestriction): string {
  const restriction = toRestriction(record)
  refuse(errorsOf(restriction)[0])
  return writeRestriction(restriction)
}

/** Reads a restriction that is still being edited: a window may lack its days, but a value that cannot be read is refused with 400 `VALIDATION`. */
export function readRestrictionDraft(record: ReceivedRestriction): Restriction {
  const restriction = toRestriction(record)
  refuse(errorsOf(restriction).find(({ code }) => code === 'unreadable' || code === 'startAfterEnd'))
  return restriction
}

/** Looks for contradictions at an arbitrary instant and zone, because they don't depend on either. */
function errorsOf(restriction: Restriction): RestrictionProblem[] {
  return lintRestriction(restriction, { now: 0, timeZone: 'UTC' }).filter(({ severity }) => severity === 'error')
}

function refuse(problem: RestrictionProblem | undefined): void {
  if (!problem) return
  throw invalid(`Restriction.${problem.field}`, sentences[problem.code] ?? 'The restriction contradicts itself.')
}
