import { DoorOutputMode, Role, startOfDay, TenantType, UserType } from '@portal/domain'
import { type Insertable, sql } from 'kysely'
import { randomToken, sha256 } from '../bytes/bytes.ts'
import { newCode } from '../invites/inviteCodes.ts'
import { codeSecretSetting, type CodeVault, openCodeVault } from '../secrets/codeVault.ts'
import { toWindows } from '../access/findInvite.ts'
import { inviteMail, type MailedInvite } from '../invites/sendInvite.ts'
import type { PasswordHasher } from '../hostInterfaces.ts'
import { byEngine, isPostgres } from '../store/byEngine.ts'
import { sortName, userRow } from '../people/userValues.ts'
import { nameSenders } from './nameSenders.ts'
import type { Store } from '../store/openStore.ts'
import type { Database, Row } from '../store/schema.ts'
import { skipTo } from '../schedules/runSchedules.ts'
import { writeSetting } from '../store/settings.ts'
import { insertModules, markLostControllers } from './insertModules.ts'
import { linkRows } from './linkRows.ts'
import { seedAccess } from './seedAccess.ts'
import { seedDoorFacts } from './seedDoorFacts.ts'
import { seedEvents } from './seedEvents.ts'
import { seedHistory } from './seedHistory.ts'
import { seedCallGroups, seedCallPlans, seedInvitation } from './seedCalls.ts'
import { seedAlerts } from './seedAlerts.ts'
import { seedBilling } from './seedBilling.ts'
import { seedPartnerSites } from './seedPartnerSites.ts'
import { seedVisitorCalls } from './seedVisitorCalls.ts'
import { seedGroups, seedPeople, withUnits } from './seedPeople.ts'
import type { SeedInvite, SeedMoment, SeedUser, WorldSeeds } from './WorldSeeds.ts'
import { type WorldName, worlds } from './worlds/index.ts'

/** The password of every example sign-in; the console shows it. */
export const seedPassword = 'sandbox1'

export interface SeedOptions {
  now: number
  passwordHasher: PasswordHasher
  /** The portal's address, with which mailed links start. */
  baseUrl: string
  /** Whether tokens, ids and codes derive from the invites' names; random if omitted. */
  fixedSecrets?: boolean
  /** Days of generated entries before the example data's own; none if omitted. */
  historyDays?: number | undefined
}

const minute = 60_000
const day = 1440 * minute
const hour = 60 * minute

/** Deletes all data except keys and secrets, and adds one set of example data. */
export async function seedWorld(store: Store, name: WorldName, { now, passwordHasher, baseUrl, fixedSecrets = false, historyDays = 0 }: SeedOptions): Promise<void> {
  const world: WorldSeeds = worlds[name]
  if (fixedSecrets) await writeSetting(store, codeSecretSetting, 'fixed')
  const vault = await openCodeVault(store)
  const users = await Promise.all(world.users.map((user, index) => signInRow(world, user, user.id ?? index + 1, passwordHasher, now)))
  const invites = await Promise.all(world.invites.map((invite) => inviteRows(vault, world, invite, now, fixedSecrets)))

  const links = await Promise.all(world.links.map((link, index) => linkRows(world, users, link, index, { now, fixedSecrets, baseUrl })))
  const mails = [...invites.map((rows) => inviteMailRow(world, rows, baseUrl)), ...links.flatMap(({ mail }) => mail ?? [])]

  const passwordHash = world.people || world.fill ? await passwordHasher.hash(randomToken()) : ''

  await store.transaction().execute(async (trx) => {
    await clearUserSearch(trx)
    for (const table of clearedTables) await trx.deleteFrom(table).execute()
    for (const { id, name: accountName, isActive } of world.accounts) {
      await trx.insertInto('accounts').values({ id, name: accountName, sort_name: sortName(accountName), is_active: Number(isActive), tenant_type: tenantTypeOf(world, id) }).execute()
    }
    for (const { id, accountId, name: propertyName, address, timeZone, isClosed = false } of world.properties) {
      await trx.insertInto('properties').values({ id, account_id: accountId, name: propertyName, address, time_zone: timeZone, lets_unrestricted_in: Number(!isClosed) }).execute()
    }
    await seedCallGroups(trx, world)
    await seedGroups(trx, world)
    for (const row of await withUnits(trx, users)) await trx.insertInto('users').values(row).execute()
    await seedPeople(trx, world, { now, passwordHash })
    await seedCallPlans(trx, world)
    for (const [position, user] of world.users.entries()) {
      const { username, audience, name: userName, lands, hasPassword = true } = user
      if (!hasPassword) continue
      await trx.insertInto('seed_sign_ins').values({ username, password: seedPassword, audience, name: userName, lands, position }).execute()
    }
    await seedBilling(trx, world, now)
    await seedPartnerSites(trx, vault, world, now)
    for (const [position, port] of world.ports.entries()) await trx.insertInto('ports').values(portRow(port, position, now)).execute()
    for (const { propertyId, places, ...picture } of world.sitePlans ?? []) {
      await trx.insertInto('site_plans').values({ property_id: propertyId, ...picture }).execute()
      await trx.insertInto('site_plan_doors').values(Object.entries(places).map(([portId, [x, y]]) => ({ port_id: portId, property_id: propertyId, x, y }))).execute()
    }
    await insertModules(trx, world.ports)
    if (world.access) await seedAccess(trx, vault, world.access, now)
    for (const [position, { invite, code, locations, weekly, token }] of invites.entries()) {
      await trx.insertInto('invites').values(invite).execute()
      if (code) await trx.insertInto('invite_codes').values(code).execute()
      if (locations.length > 0) await trx.insertInto('invite_locations').values(locations).execute()
      if (weekly.length > 0) await trx.insertInto('invite_weekly').values(weekly).execute()
      await trx.insertInto('seed_invites').values({ invite_id: invite.id, token, position }).execute()
    }
    await sql.raw(nameSenders).execute(trx)
    for (const { link, seed } of links) {
      if (link) await trx.insertInto('links').values(link).execute()
      if (link) await seedInvitation(trx, link)
      await trx.insertInto('seed_links').values(seed).execute()
    }
    for (const mail of mails.toSorted((one, other) => one.sent_at - other.sent_at)) await trx.insertInto('mails').values(mail).execute()
    await seedVisitorCalls(trx, world, now)
    await seedEvents(trx, world, now)
    if (historyDays > 0) await seedHistory(trx, historyDays, now)
    await markLostControllers(trx)
    await seedDoorFacts(trx, world, now)
    await seedAlerts(trx, world, now)
    await writeSetting(trx, 'world.name', name)
    await writeSetting(trx, 'world.startedAt', String(now))
    for (const { account_id: id } of await trx.selectFrom('schedules').select('account_id').distinct().execute()) await skipTo(trx, id, now)
    await catchUpIds(trx)
  })
}

/** The tenant type of an account. An account of one house has an owner who sets it up. */
function tenantTypeOf({ users, properties }: WorldSeeds, accountId: number): TenantType {
  const ofAccount = new Set(properties.filter((property) => property.accountId === accountId).map(({ id }) => id))
  return users.some(({ isSingleFamily, propertyId }) => isSingleFamily === true && ofAccount.has(propertyId)) ? TenantType.SingleFamily : TenantType.MultiTenant
}

/** The tables to clear, in an order in which rows are deleted before the rows that they name. */
export const clearedTables = [
  'change_rows', 'changes', 'webhook_deliveries', 'webhooks', 'machine_keys',
  'alert_messages', 'alerts', 'alert_mutes', 'alert_rules', 'alert_settings', 'unsynced_changes', 'device_commands', 'controllers', 'schedule_ports', 'schedules', 'holidays', 'entry_counts', 'access_code_locations', 'access_codes', 'user_places',
  'user_restrictions', 'group_restrictions', 'preset_templates', 'port_modules', 'modules',
  'mail_attachments', 'payments', 'invoice_lines', 'invoices', 'credits', 'setup_intents', 'used_payment_tokens', 'cards', 'bank_accounts', 'billing_accounts',
  'account_brands', 'account_notes', 'account_visits', 'log_views', 'export_parts', 'exports', 'import_rows', 'imports', 'partner_migrations', 'partner_records', 'partner_sites', 'lockdown_events', 'lockdown_ports', 'lockdowns',
  'call_photos', 'call_events', 'calls', 'door_actions', 'door_overrides', 'door_facts', 'site_plan_doors', 'site_plans', 'house_setups', 'deletion_links', 'deletion_requests',
  'seed_links', 'seed_invites', 'seed_sign_ins', 'mails', 'call_group_invitations', 'links', 'gate_events', 'invite_weekly', 'invite_locations', 'invite_codes', 'invites', 'guest_rules', 'ports',
  'property_locations', 'idempotency', 'progress', 'attempts', 'phone_codes', 'trusted_browsers', 'sign_in_challenges', 'begun_second_steps', 'passkeys', 'recovery_codes', 'two_steps', 'sign_ins_as', 'sessions', 'contacts', 'unit_moves', 'undo_receipts', 'call_group_members', 'call_group_numbers', 'further_units', 'users', 'units', 'user_groups', 'call_groups', 'properties', 'accounts', 'faults',
] as const

async function signInRow(world: WorldSeeds, user: SeedUser, id: number, passwordHasher: PasswordHasher, now: number): Promise<Row<'users'>> {
  const property = world.properties.find((candidate) => candidate.id === user.propertyId)
  if (!property) throw new Error(`${user.username} has the unknown property ${user.propertyId}.`)
  const { username, name, role = Role.Customer, isAdmin = false } = user
  return userRow({
    id, account_id: property.accountId, property_id: property.id, username, email: username, name, role,
    password_hash: user.hasPassword === false ? '' : await passwordHasher.hash(seedPassword),
    user_type_id: user.userType ?? 1, call_group_id: user.callGroupId ?? null, group_id: user.groupId ?? null, unit: user.unit ?? '', phone: user.phone ?? '',
    is_user_admin: Number(isAdmin), is_kits_admin: Number(user.isKitsAdmin ?? false), is_billing_admin: Number(user.isBillingAdmin ?? false),
    is_single_family: Number(user.isSingleFamily ?? false), dashboard_flag: user.dashboardFlag ?? 1, has_web_access: Number(user.hasWebAccess ?? true),
    watchman_phone_number: user.watchmanPhoneNumber ?? '', release_content: user.releaseContent ?? '', has_group_video: Number(user.hasGroupVideo ?? false),
    is_cellgate_app: Number(user.userType === UserType.CallGroupManager), output_mode: isAdmin || role !== Role.Customer ? DoorOutputMode.Both : DoorOutputMode.MomentaryOpen,
    created_at: now - 30 * day, updated_at: now - 30 * day,
  })
}

function portRow(port: WorldSeeds['ports'][number], position: number, now: number): Row<'ports'> {
  const { id, propertyId, locationId = null, name, model, status, openedMinutesAgo, stationNumber = '' } = port
  const lastOpened = openedMinutesAgo === undefined ? null : now - openedMinutesAgo * minute
  return { id, property_id: propertyId, name, hardware_model: model, status, last_opened_at: lastOpened, position, location_id: locationId, station_number: stationNumber, locked_by: null, open_since: status === 'LeftOpen' && lastOpened !== null ? lastOpened - 2 * minute : lastOpened, is_forced: 0 }
}

async function inviteRows(vault: CodeVault, world: WorldSeeds, seed: SeedInvite, now: number, fixedSecrets: boolean) {
  const token = fixedSecrets ? seed.key : randomToken(24)
  const { accountId = 0, timeZone = 'UTC' } = world.properties.find((property) => property.id === seed.propertyId) ?? {}
  const startAt = seed.start && instantOfMoment(seed.start, now, timeZone)
  const invite: Insertable<Database['invites']> = {
    id: fixedSecrets ? seed.key : randomToken(16),
    account_id: accountId,
    property_id: seed.propertyId,
    link_hash: await sha256(token),
    type: seed.type,
    name: seed.name,
    sent_by: seed.sentBy,
    sent_by_user_id: null,
    description: seed.description,
    start_at: startAt,
    end_at: seed.end && instantOfMoment(seed.end, now, timeZone),
    uses_allowed: seed.uses?.allowed ?? null,
    uses_left: seed.uses?.left ?? null,
    revoked_at: seed.isRevoked ? now - hour : null,
    last_used_at: null,
    created_at: Math.min(now, startAt ?? now),
    kind: 'QR',
    recipient: `${seed.key}@guests.example`,
    last_sent_at: Math.min(now, startAt ?? now),
    sealed_pin: null,
    pin_hash: null,
    version: 1,
    updated_by: '',
  }
  return {
    token,
    invite,
    code: seed.type === 'Temporary' ? await newCode(vault, invite.id, 1, now) : null,
    locations: seed.locations.map((portId, position) => ({ invite_id: invite.id, port_id: portId, position })),
    weekly: (seed.weekly ?? []).flatMap(({ weekdays, start, end }) =>
      weekdays.map((weekday) => ({ invite_id: invite.id, weekday, start_minute: start, end_minute: end })),
    ),
  }
}

function inviteMailRow(world: WorldSeeds, { invite, token, locations, weekly }: Awaited<ReturnType<typeof inviteRows>>, baseUrl: string): Omit<Row<'mails'>, 'id' | 'sender'> {
  const property = world.properties.find(({ id }) => id === invite.property_id)
  const mailed: MailedInvite = {
    name: invite.name, description: invite.description, sender: invite.sent_by, property: property?.name ?? '', address: property?.address ?? '', timeZone: property?.timeZone ?? 'UTC',
    doors: locations.flatMap(({ port_id: portId }) => world.ports.find(({ id }) => id === portId)?.name ?? []), windows: toWindows(weekly),
    startAt: invite.start_at ?? null, endAt: invite.end_at ?? null, usesAllowed: invite.uses_allowed ?? null, kind: 'QR',
  }
  return { ...inviteMail('en', mailed, { link: `${baseUrl}/Invite?d=${token}` }, '', invite.created_at), recipient: invite.recipient ?? '', sent_at: invite.created_at }
}

/** The instant of a start or an end. A day begins at the property's midnight and ends where the next day begins. */
function instantOfMoment(moment: SeedMoment, now: number, timeZone: string): number {
  if ('hours' in moment) return now + moment.hours * hour
  if ('days' in moment) return startOfDay(timeZone, now, moment.days)
  return startOfDay(timeZone, now, moment.endOfDay + 1)
}

/** Clears the search index before the users are deleted, because its triggers would remove the users one by one, which is slow. */
async function clearUserSearch(trx: Store): Promise<void> {
  await byEngine(sql`insert into people_search (people_search) values ('delete-all')`, sql`delete from people_search`).execute(trx)
}

/** Sets the next id after the highest one, for rows inserted with ids. SQLite does this itself. */
async function catchUpIds(trx: Store): Promise<void> {
  if (isPostgres(trx)) await catchUp.execute(trx)
}

const catchUp = sql`do $catch$ declare found record; begin
  for found in select table_name as name from information_schema.columns where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select coalesce(max(id), 0) + 1 from %I), false)', found.name, found.name);
  end loop; end $catch$`
