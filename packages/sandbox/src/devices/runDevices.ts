import type { ControllerFailure } from '@portal/domain'
import { sql } from 'kysely'
import { byEngine } from '../store/byEngine.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { inLine } from '../store/takeTurn.ts'
import { type Command, runController, stepOf } from './runController.ts'

/**
 * Lets every controller's queue go on to `now` (epoch milliseconds): no timer holds a queue, so it survives a restart and follows the clock
 * when it is moved. Called before anything is answered about controllers, codes, doors and events; where nothing is in a queue, it costs one
 * query.
 */
export async function runDevices(store: Store, now: number): Promise<void> {
  if (await isAnyMoving(store, now)) await moveQueues(store, now)
}

/** Whether something happens in any queue by now. */
export async function isAnyMoving(store: Store, now: number): Promise<boolean> {
  return (await findMoving(store, now)).length > 0
}

export async function moveQueues(store: Store, now: number): Promise<void> {
  await inLine(store, 'devices', async (trx) => {
    for (const { module_id: id } of await findMoving(trx, now)) await runController(trx, id, now)
  })
}

/** The controllers in whose queues something happens by now. The queue of one that cannot be reached waits for minutes, and only its first command is read. */
async function findMoving(store: Store, now: number): Promise<{ module_id: number }[]> {
  const { rows } = await firstCommands(store, { now })
  return rows.filter(({ is_reporting: isReporting, has_stale: hasStale, delay_ms: delay, failure, ...command }) => {
    const isOnline = Boolean(isReporting)
    return (!isOnline && Boolean(hasStale)) || stepOf({ isOnline, delay: delay ?? 0, failure }, command, 0, now) !== null
  })
}

/** Goes from controller to controller along the index of what is open, however long their queues are. */
const busyControllers = sql`with recursive busy (module_id) as (
  select min(module_id) from device_commands where status in ('waiting', 'sent')
  union all select (select min(later.module_id) from device_commands as later where later.status in ('waiting', 'sent') and later.module_id > busy.module_id)
  from busy where busy.module_id is not null)`

/** The first open command of each queue. PostgreSQL would read every command there ever was to join it by its id, since it takes the queues for many. */
const firstOfQueue = byEngine(
  sql`join device_commands on device_commands.id = (
    select min(first.id) from device_commands as first where first.module_id = busy.module_id and first.status in ('waiting', 'sent'))`,
  sql`cross join lateral (
    select * from device_commands as first where first.module_id = busy.module_id and first.status in ('waiting', 'sent') order by first.id limit 1) as device_commands`,
)

const firstCommands = statement((_store, { now }: { now: number }) =>
  sql<Command & { is_reporting: number | boolean; has_stale: number | boolean; delay_ms: number | null; failure: ControllerFailure | null }>`${busyControllers}
    select device_commands.*, controllers.delay_ms, controllers.failure,
      exists (select 1 from ports join port_modules on port_modules.port_id = ports.id where port_modules.module_id = busy.module_id and ports.status <> 'Offline') as is_reporting,
      exists (select 1 from device_commands as later where later.module_id = busy.module_id and later.status = 'waiting' and later.expires_at <= ${now}) as has_stale
    from busy ${firstOfQueue} left join controllers on controllers.module_id = busy.module_id
    where busy.module_id is not null order by busy.module_id`)
