import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { commandPort } from './commandPort.ts'
import type { LockablePort } from './lockablePorts.ts'
import { runOn } from './runLockdowns.ts'
import { isHeld, type LockdownRow, noteEvent, portsOfLockdowns } from './runningLockdowns.ts'

interface Plan {
  reason: string
  endsAt: number | null
  isDrill: boolean
  now: number
}

/** Sets a lockdown, or a drill, of doors that no other lockdown holds; controllers at rest answer at once. Inside a transaction. */
export async function startLockdown(trx: Store, { accountId, user }: Viewer, ports: readonly [LockablePort, ...LockablePort[]], plan: Plan): Promise<number> {
  const { reason, endsAt, isDrill, now } = plan
  const row: LockdownRow = await trx
    .insertInto('lockdowns')
    .values({
      account_id: accountId, property_id: ports[0].port.property_id, reason, is_drill: Number(isDrill), started_at: now, started_by: user.id, ends_at: endsAt,
      released_at: null, released_by: null, ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteEvent(trx, row.id, { at: now, kind: 'set', userId: user.id })
  const values = ports.map(({ port, door, moduleName }, position) => {
    const isOffline = port.status === 'Offline'
    return {
      lockdown_id: row.id, port_id: port.id, port_name: port.name, module_name: moduleName, position, tries: 0, changed_at: now,
      ended_hold: Number(!isDrill && isHeld(door, now)), was_left_open: Number(port.status === 'LeftOpen'), command_id: null,
      state: isDrill ? (isOffline ? ('wouldFail' as const) : ('wouldLock' as const)) : ('pending' as const),
      failure: isDrill && isOffline ? ('offline' as const) : null,
    }
  })
  await trx.insertInto('lockdown_ports').values(values).execute()
  if (!isDrill) for (const port of await portsOfLockdowns(trx, [row.id])) await commandPort(trx, port, 'lock', { by: user.name, now })
  await runOn(trx, row, now)
  return row.id
}
