import type { AccessInput } from '@portal/domain'
import { type ChangedSchedule, heldOpenAt } from '../schedules/heldOpen.ts'
import type { Store } from '../store/openStore.ts'
import type { PortsTable } from '../store/schema.ts'

const always = [{ days: [1, 2, 3, 4, 5, 6, 7], start: 0, end: 1440 }] as const

/** A door with everything about it that decides. */
export interface PortFacts {
  port: PortsTable
  accountId: number
  accountIsActive: boolean
  timeZone: string
  moduleId: number | null
  /** For `explainAccess`. */
  input: AccessInput['port']
  isLockedDown: boolean
}

/**
 * Null for a door nobody has. A fire alarm holds every door of its property open; a locked door is in lockdown. With a schedule
 * that is not saved yet, the door as it would be then.
 */
export async function findPort(store: Store, portId: string, changed?: ChangedSchedule): Promise<PortFacts | null> {
  const row = await store
    .selectFrom('ports')
    .innerJoin('properties', 'properties.id', 'ports.property_id')
    .innerJoin('accounts', 'accounts.id', 'properties.account_id')
    .leftJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .selectAll('ports')
    .select(['properties.time_zone', 'properties.account_id', 'properties.fire_alarm_at', 'accounts.is_active', 'port_modules.module_id'])
    .where('ports.id', '=', portId)
    .executeTakeFirst()
  if (!row) return null
  const { time_zone: timeZone, account_id: accountId, fire_alarm_at: fireAlarmAt, is_active: isActive, module_id: moduleId, ...port } = row
  const { windows, exceptions } = await heldOpenAt(store, portId, changed)
  const held = fireAlarmAt === null ? { heldOpen: windows, heldOpenExceptions: exceptions } : { heldOpen: always }
  return {
    port, accountId, timeZone, moduleId, accountIsActive: isActive === 1,
    input: { id: portId, default: 'open', ...held },
    isLockedDown: port.status === 'Locked',
  }
}
