import { type endpoints, type RequestOf, toDatedExceptions, toWeekWindows } from '@portal/api-client/contract'
import { DoorOutputMode, type Restriction, startInstant } from '@portal/domain'
import { type AccessSubject, portsOfUsers } from '../access/accessSubject.ts'
import { findGroupRules, findTemplate, type GroupRule, placeName, readRestriction, readRestrictionDraft } from '../access/groupRules.ts'
import { copyRules, withCopy } from '../access/copyRules.ts'
import type { ChangedDoors } from '../access/heldOpen.ts'
import { type Place, placeOf, portOf, portsOf, positionOf } from '../access/places.ts'
import { findUser } from '../people/findUser.ts'
import { findGroup, groupsToCopy } from '../people/groups.ts'
import type { Viewer } from '../people/viewer.ts'
import { notFound } from '../Refusal.ts'
import { findHoliday, findSchedule } from '../schedules/scheduleAnswer.ts'
import type { Services } from '../Services.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { selectedUsers } from '../userActions/bulkActions.ts'
import type { AccessBasis, PreviewedUser } from './previewEffect.ts'

type Change = RequestOf<typeof endpoints.previewRestrictionEffect>['Change']

/** The users of a change, and its effect on them. */
export interface ParsedChange {
  /** The affected user groups and users; without both lists, everyone in the account is affected. */
  affected: { groupIds?: readonly number[]; userIds?: readonly number[] }
  change: (was: AccessBasis) => AccessBasis
  /**
   * The unsaved changes to doors, and the ids of these doors; absent if the change is only about users. `touchedWhereClosed`: the doors
   * that a changed holiday affects, but only for users whose restriction is closed on holidays.
   */
  doors?: { changed: ChangedDoors; touched: ReadonlySet<string>; touchedWhereClosed?: ReadonlySet<string> }
  /** The start of the change in epoch milliseconds; now if omitted. */
  from?: number
}

/** Reads an unsaved change, to preview its effect or to explain access with it. Refuses a record that the viewer may not see with 404. */
export async function readChange({ store, vault }: Pick<Services, 'store' | 'vault'>, viewer: Viewer, places: readonly Place[], change: Change, now: number): Promise<ParsedChange> {
  const { accountId } = viewer
  switch (change.Kind) {
    case 'groupRestriction': {
      const group = await findGroup(store, viewer, change.UserGroupID, 'UserGroupID')
      const at = { locationId: change.PropertyLocationID, moduleId: change.PortID === null ? change.ModuleID : null, portId: change.PortID }
      placeName(places, { ...at, moduleId: change.ModuleID })
      const restriction = await restrictionOf(store, accountId, change)
      return { affected: { groupIds: [group.id] }, change: (was) => ({ ...was, rules: replaceAt(was.rules, at, restriction, group.id) }) }
    }
    case 'doorCopy': {
      const groups = await groupsToCopy(store, viewer, change.UserGroupID)
      const [from, to] = [positionOf(places, change.FromPortID), change.Ports.map((id) => positionOf(places, id))]
      return { affected: { groupIds: groups.map(({ id }) => id) }, change: (was) => ({ ...was, rules: withCopy(was.rules, copyRules(was.rules, from, to)) }) }
    }
    case 'presetTemplate': {
      await findTemplate(store, accountId, change.PresetTemplateID)
      const restriction = readRestrictionDraft(change.Restriction)
      const groupIds = (await findGroupRules(store, { presetTemplateId: change.PresetTemplateID })).map(({ groupId }) => groupId)
      return {
        affected: { groupIds: [...new Set(groupIds)] },
        change: (was) => ({
          ...was,
          rules: was.rules.map((rule) => (rule.presetTemplateId === change.PresetTemplateID ? { ...rule, restriction } : rule)),
        }),
      }
    }
    case 'userRestriction': {
      await findUser(store, viewer, change.UserID, 'UserID')
      const own = change.Restriction && readRestrictionDraft(change.Restriction)
      return { affected: { userIds: [change.UserID] }, change: (was) => ({ ...was, own }) }
    }
    case 'userPlaces': {
      await findUser(store, viewer, change.UserID, 'UserID')
      for (const id of change.PropertyLocations) placeOf(places, id)
      const open = change.HasAllLocationAccess ? null : places.filter(({ locationId }) => change.PropertyLocations.includes(locationId)).flatMap((place) => portsOf(place).map(({ id }) => id))
      return { affected: { userIds: [change.UserID] }, change: (was) => ({ ...was, opens: open }) }
    }
    case 'userGroup':
      for (const id of new Set(change.UserIDs)) await findUser(store, viewer, id, 'UserIDs')
      return { affected: { userIds: change.UserIDs }, change: await intoGroup(store, viewer, change.UserGroupID) }
    case 'bulkGroup': {
      const { users } = await selectedUsers({ store, vault }, viewer, change.Selection, now)
      const userIds = users.filter(({ isAllowed }) => isAllowed).map(({ id }) => id)
      return { affected: { userIds }, change: await intoGroup(store, viewer, change.UserGroupID) }
    }
    case 'groupDeletion': {
      const group = await findGroup(store, viewer, change.UserGroupID, 'UserGroupID')
      return { affected: { groupIds: [group.id] }, change: await intoGroup(store, viewer, change.MoveToUserGroupID) }
    }
    case 'schedule':
      return { affected: {}, change: unchanged, doors: await readSchedule(store, accountId, places, change) }
    case 'holiday':
      return { affected: {}, change: unchanged, ...(await readHoliday(store, accountId, places, change, now)) }
    default:
      return change satisfies never
  }
}

const unchanged = (was: AccessBasis) => was

/** The users that a change affects, with the deciding facts before and after it. 404 if a named user does not exist. */
export async function usersOf(store: Store, accountId: number, { affected, change }: ParsedChange): Promise<PreviewedUser[]> {
  const people = await readUsers(store, accountId, affected, change)
  if (affected.userIds && people.length < new Set(affected.userIds).size) throw notFound('user', 'UserIDs')
  return people
}

/** The subject of a question as if an unsaved change were saved. */
export function withDraft(subject: AccessSubject, { affected: { groupIds, userIds }, change }: ParsedChange): AccessSubject {
  const isConcerned = (subject.groupId !== null && groupIds?.includes(subject.groupId)) || (subject.userId !== null && userIds?.includes(subject.userId))
  if (!isConcerned) return subject
  const { credential } = subject
  const was: AccessBasis = { rules: subject.groupRules, hasNoAccess: subject.hasNoAccess, own: subject.ownRestriction, opens: credential?.opens?.map(String) ?? null, hasGroup: subject.hasGroup }
  const { rules, hasNoAccess, own, opens, hasGroup } = change(was)
  // A changed code opens no door that its user can't open.
  const opened = subject.codeId === null ? opens : (was.opens?.filter((id) => opens === null || opens.includes(id)) ?? opens)
  return {
    ...subject, groupRules: [...rules], hasNoAccess, ownRestriction: own, hasGroup, hasDoors: opens === was.opens ? subject.hasDoors : opens !== null,
    credential: opens === was.opens ? credential : { isKnown: true, ...credential, opens: opened },
  }
}

async function intoGroup(store: Store, viewer: Viewer, id: number | null): Promise<(was: AccessBasis) => AccessBasis> {
  const group = id === null ? null : await findGroup(store, viewer, id, 'UserGroupID')
  const rules = group ? await findGroupRules(store, { groupId: group.id }) : []
  return (was) => ({ ...was, rules, hasNoAccess: group?.is_no_access === 1, hasGroup: id !== null })
}

type ScheduleChange = Extract<Change, { Kind: 'schedule' }>

/** Reads an unsaved schedule. `touched` are the schedule's doors before and after the change. */
async function readSchedule(store: Store, accountId: number, places: readonly Place[], change: ScheduleChange): Promise<ParsedChange['doors']> {
  const { ScheduleID: id, PropertyLocationID: locationId, Ports: ports } = change
  placeOf(places, locationId)
  for (const port of ports) portOf(places, port)
  const saved = id === null ? null : await findSchedule(store, accountId, id)
  const before = await store.selectFrom('schedule_ports').select('port_id').where('schedule_id', '=', id ?? 0).execute()
  const row = {
    name: saved?.name ?? '',
    windows: JSON.stringify(toWeekWindows(change.Windows)), exceptions: JSON.stringify(toDatedExceptions(change.Exceptions)),
    output_mode: change.DoorOutputMode, pauses_on_holidays: Number(change.PausesOnHolidays), is_active: Number(change.IsActive),
  }
  return { changed: { schedule: { id, locationId, ports, row } }, touched: new Set([...ports, ...before.map(({ port_id: port }) => port)]) }
}

type HolidayChange = Extract<Change, { Kind: 'holiday' }>

/**
 * Reads an unsaved holiday. It affects the doors of the property's schedules that pause on holidays, in the holiday's week, and all doors
 * for restrictions that are closed on holidays.
 */
async function readHoliday(store: Store, accountId: number, places: readonly Place[], change: HolidayChange, now: number): Promise<Pick<ParsedChange, 'doors' | 'from'>> {
  const { HolidayID: id, Dates: dates } = change
  const { propertyId, timeZone } = placeOf(places, change.PropertyLocationID)
  const saved = id === null ? null : await findHoliday(store, accountId, id)
  const first = dates?.From ?? saved?.first_day
  const ofProperty = places.filter((place) => place.propertyId === propertyId)
  const pausing = await store
    .selectFrom('schedule_ports')
    .innerJoin('schedules', 'schedules.id', 'schedule_ports.schedule_id')
    .select('schedule_ports.port_id')
    .where('schedules.location_id', 'in', ofProperty.map(({ locationId }) => locationId))
    .where('schedules.pauses_on_holidays', '=', 1)
    .where('schedules.output_mode', '!=', DoorOutputMode.MomentaryOpen)
    .execute()
  return {
    doors: {
      changed: { holiday: { id, propertyId, dates: dates && { name: '', first_day: dates.From, last_day: dates.Until } } },
      touched: new Set(pausing.map(({ port_id: port }) => port)),
      touchedWhereClosed: new Set(ofProperty.flatMap(portsOf).map((door) => door.id)),
    },
    ...(first !== undefined && { from: Math.max(now, startInstant(timeZone, { date: first, minute: null })) }),
  }
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

async function readUsers(
  store: Store,
  accountId: number,
  { groupIds, userIds }: ParsedChange['affected'],
  changed: (was: AccessBasis) => AccessBasis,
): Promise<PreviewedUser[]> {
  let query = store
    .selectFrom('users')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .leftJoin('user_restrictions', 'user_restrictions.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.group_id', 'users.valid_from_at', 'users.valid_until_at', 'user_groups.is_no_access', 'user_restrictions.restriction'])
    .where('users.account_id', '=', accountId)
    .where('users.removed_at', 'is', null)
    .orderBy('users.sort_name')
    .orderBy('users.id')
  if (groupIds !== undefined) query = query.where(inIds('users.group_id', groupIds))
  if (userIds !== undefined) query = query.where(inIds('users.id', userIds))
  const rows = await query.execute()
  const groups = [...new Set(rows.map((row) => row.group_id))].filter((id) => id !== null)
  const rulesOf = new Map(await Promise.all(groups.map(async (id) => [id, await findGroupRules(store, { groupId: id })] as const)))
  // Users without a restriction of their own share the result for their group.
  const shared = new Map<string, { before: AccessBasis; after: AccessBasis }>()
  const opens = await portsOfUsers(store, rows.map(({ id }) => id))
  return rows.map((row) => {
    const places = opens.get(row.id) ?? null
    const key = `${row.group_id}|${row.restriction ?? ''}|${places?.join(' ') ?? '*'}`
    let standing = shared.get(key)
    if (!standing) {
      const rules = row.group_id === null ? [] : (rulesOf.get(row.group_id) ?? [])
      const before: AccessBasis = { rules, hasNoAccess: row.is_no_access === 1, own: readRestriction(row.restriction), opens: places, hasGroup: row.group_id !== null }
      standing = { before, after: changed(before) }
      shared.set(key, standing)
    }
    return { id: row.id, name: row.name, validFrom: row.valid_from_at, validUntil: row.valid_until_at, before: standing.before, after: standing.after }
  })
}
