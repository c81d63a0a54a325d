import type { endpoints, RequestOf } from '@portal/api-client/contract'
import type { Restriction } from '@portal/domain'
import { findUser } from '../people/findUser.ts'
import { findGroup } from '../people/groups.ts'
import type { Viewer } from '../people/viewer.ts'
import { findSchedule } from '../schedules/scheduleAnswer.ts'
import type { Store } from '../store/openStore.ts'
import { portsOfUsers } from './accessSubject.ts'
import { placeName } from './groupRuleAnswer.ts'
import { findGroupRules, type GroupRule } from './groupRules.ts'
import { notFound, type Place, placeOf, portOf } from './places.ts'
import { findTemplate } from './presetTemplates.ts'
import type { PreviewedPerson, Standing } from './previewEffect.ts'
import { readRestrictionDraft } from './readRestrictionInput.ts'
import { toException, toWindow } from './restrictionWire.ts'
import { readRestriction } from './storedRestriction.ts'

type Change = RequestOf<typeof endpoints.previewRestrictionEffect>['Change']

export async function readChange(store: Store, viewer: Viewer, places: readonly Place[], change: Change): Promise<PreviewedPerson[]> {
  const { accountId } = viewer
  switch (change.Kind) {
    case 'groupRestriction': {
      const group = await findGroup(store, viewer, change.UserGroupID, 'UserGroupID')
      const at = { locationId: change.PropertyLocationID, moduleId: change.PortID === null ? change.ModuleID : null, portId: change.PortID }
      placeName(places, { ...at, moduleId: change.ModuleID })
      const restriction = await restrictionOf(store, accountId, change)
      return readPeople(store, accountId, { groupId: group.id }, (was) => ({ ...was, rules: replaceAt(was.rules, at, restriction, group.id) }))
    }
    case 'presetTemplate': {
      await findTemplate(store, accountId, change.PresetTemplateID)
      const restriction = readRestrictionDraft(change.Restriction)
      const groups = new Set((await findGroupRules(store, { presetTemplateId: change.PresetTemplateID })).map(({ groupId }) => groupId))
      const lists = await Promise.all([...groups].map((groupId) => readPeople(store, accountId, { groupId }, (was) => ({
        ...was,
        rules: was.rules.map((rule) => (rule.presetTemplateId === change.PresetTemplateID ? { ...rule, restriction } : rule)),
      }))))
      return lists.flat()
    }
    case 'userRestriction': {
      await findUser(store, viewer, change.UserID, 'UserID')
      const own = change.Restriction && readRestrictionDraft(change.Restriction)
      return readPeople(store, accountId, { userIds: [change.UserID] }, (was) => ({ ...was, own }))
    }
    case 'schedule':
      return readPeople(store, accountId, {}, (was) => was)
    case 'userGroup': {
      const group = change.UserGroupID === null ? null : await findGroup(store, viewer, change.UserGroupID, 'UserGroupID')
      const rules = group ? await findGroupRules(store, { groupId: group.id }) : []
      const hasNoAccess = group?.is_no_access === 1
      for (const id of new Set(change.UserIDs)) await findUser(store, viewer, id, 'UserIDs')
      const people = await readPeople(store, accountId, { userIds: change.UserIDs }, (was) => ({ ...was, rules, hasNoAccess }))
      if (people.length < new Set(change.UserIDs).size) throw notFound('user', 'UserIDs')
      return people
    }
    default:
      return change satisfies never
  }
}

type ScheduleChange = Extract<Change, { Kind: 'schedule' }>

/** `touched` are the doors of the schedule before and after. */
export async function readSchedule(store: Store, accountId: number, places: readonly Place[], change: ScheduleChange) {
  const { ScheduleID: id, PropertyLocationID: locationId, Ports: ports } = change
  placeOf(places, locationId)
  for (const port of ports) portOf(places, port)
  if (id !== null) await findSchedule(store, accountId, id)
  const before = await store.selectFrom('schedule_ports').select('port_id').where('schedule_id', '=', id ?? 0).execute()
  const row = {
    windows: JSON.stringify(change.Windows.map(toWindow)), exceptions: JSON.stringify(change.Exceptions.map(toException)),
    output_mode: change.DoorOutputMode, pauses_on_holidays: Number(change.PausesOnHolidays), is_active: Number(change.IsActive),
  }
  return { id, locationId, ports, row, touched: new Set([...ports, ...before.map(({ port_id: port }) => port)]) }
}

type GroupChange = Extract<Change, { Kind: 'groupRestriction' }>

async function restrictionOf(store: Store, accountId: number, { PresetTemplateID, Restriction }: GroupChange): Promise<Restriction | null> {
  if (PresetTemplateID === null) return Restriction && readRestrictionDraft(Restriction)
  return readRestriction((await findTemplate(store, accountId, PresetTemplateID)).restriction)
}

type RuleAt = Pick<GroupRule, 'locationId' | 'moduleId' | 'portId'>

function replaceAt(rules: readonly GroupRule[], at: RuleAt, restriction: Restriction | null, groupId: number): GroupRule[] {
  const others = rules.filter((rule) => rule.locationId !== at.locationId || rule.moduleId !== at.moduleId || rule.portId !== at.portId)
  if (!restriction) return others
  return [...others, { ...at, id: 0, groupId, presetTemplateId: null, presetTemplateName: null, restriction, version: 0, updatedBy: '' }]
}

async function readPeople(
  store: Store,
  accountId: number,
  { groupId, userIds }: { groupId?: number; userIds?: readonly number[] },
  changed: (was: Standing) => Standing,
): Promise<PreviewedPerson[]> {
  let query = store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .leftJoin('user_restrictions', 'user_restrictions.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.group_id', 'users.valid_until_at', 'user_groups.is_no_access', 'user_restrictions.restriction'])
    .where('users.account_id', '=', accountId)
    .where('users.removed_at', 'is', null)
    .orderBy('users.sort_name')
    .orderBy('users.id')
  if (groupId !== undefined) query = query.where('users.group_id', '=', groupId)
  if (userIds !== undefined) query = query.where('users.id', 'in', [...userIds])
  const rows = await query.execute()
  const groups = [...new Set(rows.map((row) => row.group_id))].filter((id) => id !== null)
  const rulesOf = new Map(await Promise.all(groups.map(async (id) => [id, await findGroupRules(store, { groupId: id })] as const)))
  // People without restriction of their own share what follows from their group.
  const shared = new Map<string, { before: Standing; after: Standing }>()
  const opens = await portsOfUsers(store, rows.map(({ id }) => id))
  return rows.map((row) => {
    const key = `${row.group_id}|${row.restriction ?? ''}`
    const before: Standing = {
      rules: row.group_id === null ? [] : (rulesOf.get(row.group_id) ?? []),
      hasNoAccess: row.is_no_access === 1,
      own: readRestriction(row.restriction),
    }
    const standing = shared.get(key) ?? { before, after: changed(before) }
    shared.set(key, standing)
    return { id: row.id, name: row.name, opens: opens.get(row.id) ?? null, validUntil: row.valid_until_at, ...standing }
  })
}
