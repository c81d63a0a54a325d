import { type AccessSummaryRecord, toAccessSummaryRecord } from '@portal/api-client/contract'
import { type LocalMoment, localMomentAt, type PersonalDoor, type PortPosition, type Restriction, ruleAtPort, summarizeAccess } from '@portal/domain'
import { isWithin, type PlaceLimit } from '../people/userPlaces.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import type { AccessSubject } from './accessSubject.ts'
import { type GroupRule, rulesOf } from './groupRules.ts'

/** The facts that decide a user's access. */
export interface SummarizedUser {
  groupId: number | null
  /** Whether the user's group denies everything. */
  hasNoAccess: boolean
  own: Restriction | null
  /** The start of the user's access in epoch milliseconds; null if it has none. */
  validFrom: number | null
  validUntil: number | null
  /** The IANA time zone of the user's property. */
  timeZone: string
  /** The places to which the user is limited; null if the user has no limit. */
  places: PlaceLimit | null
}

/** The facts of any member of a group who has no restriction of their own. */
export function memberOf(groupId: number, hasNoAccess: boolean): SummarizedUser {
  return { groupId, hasNoAccess, own: null, validFrom: null, validUntil: null, timeZone: 'UTC', places: null }
}

const doorsNamed = 5

const doorsOfAccount = statement((store, { accountId }: { accountId: number }) =>
  store
    .selectFrom('ports')
    .innerJoin('properties', 'properties.id', 'ports.property_id')
    .innerJoin('accounts', 'accounts.id', 'properties.account_id')
    .leftJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .select(['ports.id', 'ports.name', 'ports.location_id', 'port_modules.module_id', 'accounts.is_active', 'properties.lets_unrestricted_in'])
    .where('accounts.id', '=', accountId)
    .orderBy('properties.id')
    .orderBy('ports.position'))

type AccountDoor = Awaited<ReturnType<typeof doorsOfAccount>>['rows'][number]

/** All doors of an account. A door has one row for each module of its controller. */
export async function readDoors(store: Store, accountId: number): Promise<AccountDoor[]> {
  return (await doorsOfAccount(store, { accountId })).rows
}

/** Summarizes the access of users of these groups over all doors of an account, in two queries for any number of users. */
export async function accessSummaries(store: Store, accountId: number, groupIds: readonly (number | null)[], now: number): Promise<Summarize> {
  const ids = [...new Set(groupIds)].filter((id) => id !== null)
  const [doors, rules] = await Promise.all([readDoors(store, accountId), rulesOf(store, ids)])
  return summarizeOver(doors, rules, groupIds, now)
}

type UserOfAccess = Pick<Row<'users'>, 'account_id' | 'group_id' | 'valid_from_at' | 'valid_until_at'> & { time_zone: string }

/** Summarizes the access of one user. `subject` is the user as `subjectOfUser` reads them. */
export async function accessOfUser(store: Store, user: UserOfAccess, subject: AccessSubject | null, places: PlaceLimit | null, now: number): Promise<AccessSummaryRecord> {
  const summarize = await accessSummaries(store, user.account_id, [user.group_id], now)
  const { group_id: groupId, valid_from_at: validFrom, valid_until_at: validUntil, time_zone: timeZone } = user
  return summarize({ groupId, hasNoAccess: subject?.hasNoAccess ?? false, own: subject?.ownRestriction ?? null, validFrom, validUntil, timeZone, places })
}

type Summarize = (person: SummarizedUser) => AccessSummaryRecord

/** Like `accessSummaries`, for doors and restrictions that are already read. */
export function summarizeOver(doors: readonly AccountDoor[], rules: readonly GroupRule[], groupIds: readonly (number | null)[], now: number): Summarize {
  const ids = [...new Set(groupIds)].filter((id) => id !== null)
  const byGroup = Map.groupBy(rules, ({ groupId }) => groupId)
  const accountIsActive = doors.every(({ is_active: isActive }) => isActive === 1)
  const ruledDoors = (groupId: number | null) => {
    const ofGroup = groupId === null ? [] : (byGroup.get(groupId) ?? [])
    return doors.map(({ id, name, location_id: locationId, module_id: moduleId, lets_unrestricted_in: letsIn }) => {
      const position: PortPosition = { portId: id, locationId: locationId ?? 0, moduleId: moduleId ?? 0 }
      const byDefault = letsIn === 1 ? 'open' as const : 'closed' as const
      return { name, default: byDefault, location_id: locationId, module_id: moduleId, groupRestriction: ruleAtPort(ofGroup, position)?.restriction ?? null }
    })
  }
  const doorsOf = new Map([...ids, null].map((groupId) => [groupId, ruledDoors(groupId)]))
  const nowIn = new Map<string, LocalMoment>()
  // The answers are cached, because most users of a group have no restriction of their own and share one answer.
  const known = new Map<string, AccessSummaryRecord>()

  return (person) => {
    const { groupId, hasNoAccess, own, validFrom, validUntil, timeZone, places } = person
    const isPlain = own === null && places === null && validFrom === null && validUntil === null
    const key = isPlain ? `${groupId}|${hasNoAccess}|${timeZone}` : JSON.stringify(person)
    const present = known.get(key)
    if (present) return present
    const localNow = nowIn.get(timeZone) ?? localMomentAt(timeZone, now)
    nowIn.set(timeZone, localNow)
    const summary = summarizeAccess({
      accountIsActive,
      groupOpensNothing: hasNoAccess,
      hasGroupOrDoors: groupId !== null || places !== null,
      ownRestriction: own,
      validFrom: validFrom === null ? null : localMomentAt(timeZone, validFrom),
      validUntil: validUntil === null ? null : localMomentAt(timeZone, validUntil),
      now: localNow,
      doors: (doorsOf.get(groupId) ?? ruledDoors(groupId)).map((door): PersonalDoor => {
        return { name: door.name, isOpenToPerson: places === null || isWithin(places, door), groupRestriction: door.groupRestriction, default: door.default }
      }),
    })
    const answer = toAccessSummaryRecord({ ...summary, rules: summary.rules.map((rule) => ({ ...rule, doors: rule.doors.slice(0, doorsNamed) })) })
    known.set(key, answer)
    return answer
  }
}
