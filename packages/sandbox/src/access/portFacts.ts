import type { AccessCodeType, AccessInput, DoorFacts, DoorOverride } from '@portal/domain'
import { sql } from 'kysely'
import type { Row } from '../store/schema.ts'
import { valuesOf } from '../store/byEngine.ts'
import { inIds, inJson } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { type ChangedDoors, doorSchedules, holidaysOfDoors } from './heldOpen.ts'

/** A door with every fact that decides who may open it. */
export interface PortFacts {
  port: Row<'ports'>
  accountId: number
  accountIsActive: boolean
  timeZone: string
  moduleId: number | null
  /** The door in the shape that `explainAccess` takes. */
  input: AccessInput['port']
  /** The door in the shape that `doorState` takes. */
  door: DoorFacts
  isLockedDown: boolean
}

const portsWithFacts = statement((store, { ids }: { ids: string }) =>
  store
    .selectFrom('ports')
    .innerJoin('properties', 'properties.id', 'ports.property_id')
    .innerJoin('accounts', 'accounts.id', 'properties.account_id')
    .leftJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .selectAll('ports')
    .select(['properties.time_zone', 'properties.account_id', 'properties.fire_alarm_at', 'properties.lets_unrestricted_in', 'accounts.is_active', 'port_modules.module_id'])
    .where(inJson('ports.id', ids, 'text'))
    .orderBy('ports.position'))

/** Reads the facts of one door; null for an id that no door has. `changed`: unsaved changes to include. */
export async function findPort(store: Store, portId: string, changed?: ChangedDoors): Promise<PortFacts | null> {
  return (await findPorts(store, [portId], changed)).get(portId) ?? null
}

/**
 * Reads the facts of these doors in four queries; ids that no door has are left out. A door that is reported as locked, or whose
 * controller holds the lock of a lockdown, is in lockdown.
 */
export async function findPorts(store: Store, portIds: readonly string[], changed?: ChangedDoors): Promise<Map<string, PortFacts>> {
  const reading = holidaysOfDoors(store, portIds, changed)
  const [{ rows }, holidays, schedulesOf, overrideOf] = await Promise.all([
    portsWithFacts(store, { ids: JSON.stringify(portIds) }), reading, doorSchedules(store, portIds, reading, changed), doorOverrides(store, portIds),
  ])
  return new Map(rows.map(({ time_zone: timeZone, account_id: accountId, fire_alarm_at: fireAlarmAt, lets_unrestricted_in: letsIn, is_active: isActive, module_id: moduleId, ...port }) => {
    const schedules = schedulesOf.get(port.id) ?? []
    const isLockedDown = port.status === 'Locked' || port.locked_by !== null
    const held = { heldOpen: schedules.flatMap(({ windows }) => windows), heldOpenExceptions: schedules.flatMap(({ exceptions }) => exceptions) }
    const ofProperty = (holidays.get(port.property_id) ?? []).map(({ name, first_day: from, last_day: until }) => ({ name, from, until }))
    return [port.id, {
      port, accountId, timeZone, moduleId, accountIsActive: isActive === 1,
      input: { id: port.id, default: letsIn === 1 ? 'open' : 'closed', ...held, holidays: ofProperty },
      door: { timeZone, word: isLockedDown && fireAlarmAt === null ? 'Locked' : port.status, hasFireAlarm: fireAlarmAt !== null, schedules, override: overrideOf.get(port.id) ?? null },
      isLockedDown,
    }]
  }))
}

const overridesOfPorts = statement((store, { portIds }: { portIds: string }) => store.selectFrom('door_overrides').selectAll().where(inJson('port_id', portIds, 'text')))

/** Users' overrides of these doors' schedules, including ended ones. */
async function doorOverrides(store: Store, portIds: readonly string[]): Promise<Map<string, DoorOverride>> {
  const { rows } = await overridesOfPorts(store, { portIds: JSON.stringify(portIds) })
  return new Map(rows.map(({ port_id: id, kind, until_at: until, who: by, user_id: userId, note: reason }) => [id, { kind, until, by, userId, reason }]))
}

/** A user's codes that are active at this door, of the given types or of all types. */
export async function activeCodes(store: Store, userId: number, port: { id: string; location_id: number | null }, types?: readonly AccessCodeType[]): Promise<Row<'access_codes'>[]> {
  const query = store
    .selectFrom('access_codes')
    .innerJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
    .selectAll('access_codes')
    .select('access_code_locations.ports')
    .where('access_codes.user_id', '=', userId)
    .where('access_codes.is_active', '=', 1)
    .where('access_code_locations.location_id', '=', port.location_id ?? 0)
    .where('access_code_locations.is_active', '=', 1)
    .orderBy('access_codes.id')
  const rows = await (types ? query.where(inIds('access_codes.type', types)) : query).execute()
  return rows.filter(({ ports }) => ports === null || (JSON.parse(ports) as string[]).includes(port.id))
}

/** Whether a row of `access_code_locations` covers the row of `ports`: it names no doors, or it names this door. */
export const opensPort = sql<boolean>`(access_code_locations.ports is null or ports.id in (${valuesOf(sql.ref('access_code_locations.ports'), 'text')}))`
