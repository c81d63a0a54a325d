import type { UserStatus } from '@portal/api-client/contract'
import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'

/** The facts that decide the status of every user of an account at one instant. */
export interface StatusFrame {
  now: number
  /** The next midnight of each property, by id. */
  midnights: ReadonlyMap<number, number>
  noAccessGroups: readonly number[]
}

export async function statusFrame(store: Store, accountId: number, now: number): Promise<StatusFrame> {
  const properties = await store.selectFrom('properties').select(['id', 'time_zone']).where('account_id', '=', accountId).execute()
  const groups = await store.selectFrom('user_groups').select('id').where('account_id', '=', accountId).where('is_no_access', '=', 1).execute()
  return {
    now,
    midnights: new Map(properties.map(({ id, time_zone: timeZone }) => [id, startOfDay(timeZone, now, 1)])),
    noAccessGroups: groups.map(({ id }) => id),
  }
}

type Dated = Pick<Row<'users'>, 'group_id' | 'property_id' | 'valid_from_at' | 'valid_until_at' | 'has_web_access' | 'password_hash'>

interface StatusRule {
  status: UserStatus
  holds: (row: Dated, frame: StatusFrame) => boolean
  /** The same rule as `holds`, as an SQL condition on `users`. */
  where: (frame: StatusFrame) => RawBuilder<boolean>
  /** The opposite of `where`, written explicitly: over 100,000 rows `not coalesce(…)` is noticeably slower. */
  whereNot: (frame: StatusFrame) => RawBuilder<boolean>
}

/** The rules for a user's status. The first rule that holds decides. */
const rules: readonly StatusRule[] = [
  {
    status: 'NoAccess',
    holds: ({ group_id: group }, { noAccessGroups }) => group !== null && noAccessGroups.includes(group),
    where: ({ noAccessGroups }) => sql`users.group_id in (${idList(noAccessGroups)})`,
    whereNot: ({ noAccessGroups }) => (noAccessGroups.length === 0 ? sql`true` : sql`(users.group_id is null or users.group_id not in (${idList(noAccessGroups)}))`),
  },
  {
    status: 'Expired',
    holds: ({ valid_until_at: until }, { now }) => until !== null && until <= now,
    where: ({ now }) => sql`users.valid_until_at <= ${now}`,
    whereNot: ({ now }) => sql`(users.valid_until_at is null or users.valid_until_at > ${now})`,
  },
  {
    status: 'NotYetValid',
    holds: ({ valid_from_at: from }, { now }) => from !== null && from > now,
    where: ({ now }) => sql`users.valid_from_at > ${now}`,
    whereNot: ({ now }) => sql`(users.valid_from_at is null or users.valid_from_at <= ${now})`,
  },
  {
    status: 'EndsToday',
    holds: ({ valid_until_at: until, property_id: property }, { midnights }) => until !== null && until <= (midnights.get(property) ?? 0),
    where: ({ midnights }) => sql`users.valid_until_at <= ${midnightOf(midnights)}`,
    whereNot: ({ midnights }) => sql`(users.valid_until_at is null or users.valid_until_at > ${midnightOf(midnights)})`,
  },
  {
    status: 'Invited',
    holds: ({ has_web_access: web, password_hash: hash }) => web === 1 && hash === '',
    where: () => sql`(users.has_web_access = 1 and users.password_hash = '')`,
    whereNot: () => sql`(users.has_web_access <> 1 or users.password_hash <> '')`,
  },
]

export function userStatus(row: Dated, frame: StatusFrame): UserStatus {
  return rules.find(({ holds }) => holds(row, frame))?.status ?? 'Active'
}

/** The condition on `users` that a user has this status. */
export function hasStatus(status: UserStatus, frame: StatusFrame): RawBuilder<boolean> {
  const index = rules.findIndex((rule) => rule.status === status)
  const before = (index === -1 ? rules : rules.slice(0, index)).map(({ whereNot }) => whereNot(frame))
  const own = rules[index]
  return sql`(${sql.join([...before, ...(own ? [own.where(frame)] : [])], sql` and `)})`
}

/** The next midnight at each user's property, as SQL. */
function midnightOf(midnights: StatusFrame['midnights']): RawBuilder<number> {
  const cases = [...midnights].map(([id, midnight]) => sql`when ${id} then cast(${midnight} as bigint)`)
  return cases.length === 0 ? sql`0` : sql`case users.property_id ${sql.join(cases, sql` `)} else 0 end`
}

function idList(ids: readonly number[]): RawBuilder<unknown> {
  return ids.length === 0 ? sql`null` : sql.join(ids)
}
