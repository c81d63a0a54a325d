import { DoorOutputMode, type Restriction, unrestricted } from '@portal/domain'
import { readPlaces } from '../access/places.ts'
import { writeRestriction } from '../access/groupRules.ts'
import { usesOfUser } from '../access/usesLeft.ts'
import { readCodeInput } from '../accessCodes/readCodeInput.ts'
import type { Store } from '../store/openStore.ts'
import type { SeedAccess, SeedCode, SeedHours } from './accessSeeds.ts'
import type { CodeVault } from '../secrets/codeVault.ts'

const minute = 60_000

/** Adds restrictions, codes and schedules of the example data; must run after users, groups and doors. */
export async function seedAccess(trx: Store, vault: CodeVault, access: SeedAccess, now: number): Promise<void> {
  const users = await trx.selectFrom('users').select(['id', 'email']).execute()
  const userIds = new Map(users.map(({ email, id }) => [email, id]))
  const userId = (email: string): number => {
    const id = userIds.get(email)
    if (id === undefined) throw new Error(`The world has nobody with the address ${email}.`)
    return id
  }
  for (const { id, accountId, name, hours } of access.templates) {
    await trx.insertInto('preset_templates').values({ id, account_id: accountId, name, restriction: rule(hours), version: 1 }).execute()
  }
  const groupRules = access.groupRules.map(({ groupId, locationId, templateId, hours }) => ({
    group_id: groupId, location_id: locationId, module_id: null, port_id: null, preset_template_id: templateId ?? null,
    restriction: templateId === undefined ? rule(hours ?? null) : null, version: 1,
  }))
  if (groupRules.length > 0) await trx.insertInto('group_restrictions').values(groupRules).execute()
  for (const { user, hours, uses } of access.ownRules) {
    const restriction = rule(hours, { usesAllowed: uses?.allowed ?? null })
    await trx.insertInto('user_restrictions').values({ user_id: userId(user), restriction, version: 1 }).execute()
    const used = uses ? uses.allowed - uses.left : 0
    if (used > 0) await trx.insertInto('entry_counts').values({ subject: usesOfUser(userId(user)), day: 'before', entries: used }).execute()
  }
  await seedCodes(trx, vault, access.codes, userId, now)
  await seedSchedules(trx, access, new Date(now).getUTCFullYear())
}

function rule(hours: SeedHours, uses: Partial<Restriction> = {}): string {
  return writeRestriction({ ...unrestricted, ...uses, windows: hours })
}

async function seedCodes(trx: Store, vault: CodeVault, codes: readonly SeedCode[], userId: (email: string) => number, now: number): Promise<void> {
  const locationsOf = new Map<number, number[]>()
  for (const accountId of new Set(codes.map((code) => code.accountId))) {
    locationsOf.set(accountId, (await readPlaces(trx, accountId)).map(({ locationId }) => locationId))
  }
  const rows = await Promise.all(codes.map(async (code, index) => ({
    ...(await readCodeInput(vault, toInput(code))),
    id: index + 1,
    account_id: code.accountId,
    user_id: code.user === undefined ? null : userId(code.user),
    last_used_at: null,
    lost_at: code.isLost ? now - 30 * 24 * 60 * minute : null,
    created_at: now - 90 * 24 * 60 * minute,
    version: 1,
  })))
  const places = codes.flatMap(({ accountId, locations }, index) =>
    (locations ?? locationsOf.get(accountId) ?? []).map((id) => ({ code_id: index + 1, location_id: id, is_active: 1, ports: null })),
  )
  if (rows.length > 0) await trx.insertInto('access_codes').values(rows).execute()
  if (places.length > 0) await trx.insertInto('access_code_locations').values(places).execute()
  const holders = codes.flatMap(({ user, outputMode = 1 }) => (user === undefined || outputMode === DoorOutputMode.MomentaryOpen ? [] : [userId(user)]))
  if (holders.length > 0) await trx.updateTable('users').set({ output_mode: DoorOutputMode.Both }).where('id', 'in', holders).execute()
}

function toInput({ type, label, code = '', phoneCode = '', card, outputMode = 1, isLost = false }: SeedCode): Parameters<typeof readCodeInput>[1] {
  const isRange = card !== undefined && card.number === undefined
  return {
    ID: null, AccessCodeTypeID: type, Label: label, Code: code, PhoneCode: phoneCode,
    WiegandFormat: card?.format ?? null,
    FacilityCodeMode: card === undefined ? null : isRange ? (card.facility === null ? 2 : 3) : 1,
    FacilityCode: card?.facility ?? null, CardNumber: card?.number ?? null, CardRangeFrom: card?.from ?? null, CardRangeTo: card?.to ?? null,
    DoorOutputMode: outputMode, ValidFrom: null, ValidUntil: null, IsActive: !isLost, Restriction: null, PropertyLocations: [], Version: null,
  }
}

async function seedSchedules(trx: Store, { schedules, holidays }: SeedAccess, year: number): Promise<void> {
  for (const [index, { accountId, locationId, name, outputMode, ports, windows, pausesOnHolidays }] of schedules.entries()) {
    await trx
      .insertInto('schedules')
      .values({
        id: index + 1, location_id: locationId, account_id: accountId, name, output_mode: outputMode, windows: JSON.stringify(windows),
        exceptions: '[]', pauses_on_holidays: Number(pausesOnHolidays), is_active: 1, version: 1,
      })
      .execute()
    await trx.insertInto('schedule_ports').values(ports.map((port_id) => ({ schedule_id: index + 1, port_id }))).execute()
  }
  for (const { accountId, locationId, name, day, nextYear = false } of holidays) {
    const date = `${year + Number(nextYear)}-${day}`
    const row = { location_id: locationId, account_id: accountId, name, first_day: date, last_day: date, version: 1 }
    await trx.insertInto('holidays').values(row).execute()
  }
}
