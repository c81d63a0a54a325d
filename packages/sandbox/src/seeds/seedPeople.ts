import { dayNumberAt, toIsoDate } from '@portal/domain'
import { sql } from 'kysely'
import { noUsername, storedEnd, storedStart, userRow } from '../people/userValues.ts'
import { unitColumns } from '../people/units.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import type { SeedPerson, WorldSeeds } from './WorldSeeds.ts'

const day = 86_400_000

export interface SeedPeopleOptions {
  now: number
  /** The hash of a password that no one knows, because the console does not list these users as sign-ins. */
  passwordHash: string
}

/** Adds the groups and places that users and doors name. */
export async function seedGroups(trx: Store, world: WorldSeeds): Promise<void> {
  for (const group of world.groups ?? []) {
    await trx.insertInto('user_groups').values({
      id: group.id, account_id: group.accountId, name: group.name, description: group.description, hierarchy_level: group.level,
      is_client_portal_visible: Number(!group.isHidden), group_code: group.code ?? '', is_no_access: Number(group.isNoAccess ?? false),
      keeps_access: Number(group.keepsAccess ?? false), version: 1,
    }).execute()
  }
  for (const [position, { id, propertyId, name }] of (world.locations ?? []).entries()) {
    await trx.insertInto('property_locations').values({ id, property_id: propertyId, name, position }).execute()
  }
}

/** Adds the users who are not listed as sign-ins in the console, after those who are. */
export async function seedPeople(trx: Store, world: WorldSeeds, options: SeedPeopleOptions): Promise<void> {
  const first = world.users.filter(({ id }) => id === undefined).length + 1
  const rows = (world.people ?? []).map((person, index) => personRow(world, person, first + index, options))
  if (rows.length > 0) await trx.insertInto('users').values(await withUnits(trx, rows)).execute()
  for (const { propertyId, name, relation, phone, email, notes = '' } of world.contacts ?? []) {
    const accountId = world.properties.find(({ id }) => id === propertyId)?.accountId ?? 0
    await trx.insertInto('contacts').values({ account_id: accountId, property_id: propertyId, user_id: null, name, relation, phone, email, notes, version: 1 }).execute()
  }
  for (const statement of world.fill?.(options) ?? []) await sql.raw(statement).execute(trx)
}

/** Users with their units; creates the units. */
export async function withUnits(trx: Store, rows: readonly Row<'users'>[]): Promise<Row<'users'>[]> {
  const housed: Row<'users'>[] = []
  for (const row of rows) housed.push({ ...row, ...(await unitColumns(trx, row.account_id, row.unit, row.created_at)) })
  return housed
}

function personRow(world: WorldSeeds, person: SeedPerson, id: number, { now, passwordHash }: SeedPeopleOptions): Row<'users'> {
  const property = world.properties.find((candidate) => candidate.id === person.propertyId)
  if (!property) throw new Error(`${person.name} has the unknown property ${person.propertyId}.`)
  const { name, lastName, email, unit = '', phone = '', directoryPin = '', notes = '', web } = person
  const hasWeb = web !== undefined
  const dateIn = (days: number | undefined) => (days === undefined ? null : toIsoDate(dayNumberAt(property.timeZone, now) + days))
  const from = storedStart(dateIn(person.validFromDays), null, property.timeZone)
  const until = storedEnd(dateIn(person.validUntilDays), null, property.timeZone)
  return userRow({
    ...(lastName !== undefined && { first_name: name.replace(lastName, '').replace(/[,\s]+$/, '').trim(), last_name: lastName }),
    id, account_id: property.accountId, property_id: property.id, name, email,
    username: hasWeb ? email : noUsername(id), password_hash: web === 'yes' ? passwordHash : '',
    unit, phone, notes, directory_pin: directoryPin, group_id: person.groupId, call_group_id: person.callGroupId ?? null,
    has_web_access: Number(hasWeb), is_mobile_only: Number(!hasWeb), is_cellgate_app: Number(person.hasApp ?? unit !== ''),
    allows_notifications: Number(person.isSilent !== true), quiet_hours: JSON.stringify(person.quietHours ?? []),
    valid_from: from.text, valid_from_at: from.at, valid_until: until.text, valid_until_at: until.at,
    created_at: now - 200 * day + id * day, updated_at: now - 200 * day + id * day,
  })
}
