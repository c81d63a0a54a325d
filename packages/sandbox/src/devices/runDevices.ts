import type { ControllerFailure } from '@portal/domain'
import { sql } from 'kysely'
import type { Services } from '../Services.ts'
import { among } from '../store/byEngine.ts'
import { type AccountScope, eachAlone } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction, savepoint } from '../store/transaction.ts'
import { runController, stepOf } from './runController.ts'
import type { Row } from '../store/schema.ts'

/**
 * Advances the queue of every controller to the current time, of one account or of all. Queues are stored, so they survive a restart and
 * follow a moved clock. Runs before any answer about controllers, codes, doors and events; costs one query if all queues are empty.
 */
export async function runDevices(services: Running, accountId?: number): Promise<void> {
  if (await isAnyMoving(services.store, services.clock.now(), accountId)) await moveQueues(services, accountId)
}

interface Running extends Pick<Services, 'store' | 'log'> {
  clock: Pick<Services['clock'], 'now'>
}

/** Whether any controller's queue has a due step. */
export async function isAnyMoving(store: Store, now: number, accountId?: number): Promise<boolean> {
  return (await findMoving(store, now, accountId)).length > 0
}

export async function moveQueues({ store, clock, log }: Running, accountId?: number): Promise<void> {
  await inTransaction(store, async (trx) => {
    const now = clock.now()
    const moving = await findMoving(trx, now, accountId)
    await eachAlone(log, moving, ({ module_id: id }) => `The queue of controller ${id}`, ({ module_id: id }) => savepoint(trx, 'controller', () => runController(trx, id, now)))
  }, { line: 'devices' })
}

/** The controllers whose queue has a due step. The queue of an offline controller waits for minutes, so only its first command is read. */
async function findMoving(store: Store, now: number, accountId: number | undefined): Promise<{ module_id: number }[]> {
  const { rows } = await firstCommands(now, accountId).execute(store)
  return rows.filter(({ is_reporting: isReporting, has_stale: hasStale, delay_ms: delay, failure, ...command }) => {
    const isOnline = Boolean(isReporting)
    return (!isOnline && Boolean(hasStale)) || stepOf({ isOnline, delay: delay ?? 0, failure }, command, 0, now) !== null
  })
}

/** Finds the controllers with open commands by skipping along an index, so that the cost doesn't depend on the length of a queue. */
const allBusy = sql`with recursive busy (module_id) as (
  select min(module_id) from device_commands where status in ('waiting', 'sent')
  union all select (select min(later.module_id) from device_commands as later where later.status in ('waiting', 'sent') and later.module_id > busy.module_id)
  from busy where busy.module_id is not null)`

const busyOf = (accountId: AccountScope) => sql`with recursive busy (module_id) as (
  select modules.id from properties join modules on modules.property_id = properties.id where properties.account_id = ${accountId}
  and exists (select 1 from device_commands where device_commands.module_id = modules.id and device_commands.status in ('waiting', 'sent')))`

const firstOfQueue = sql`select min(first.id) from device_commands as first where first.module_id = busy.module_id and first.status in ('waiting', 'sent')`

const firstCommands = (now: number, accountId: AccountScope) =>
  sql<Row<'device_commands'> & { is_reporting: number | boolean; has_stale: number | boolean; delay_ms: number | null; failure: ControllerFailure | null }>`${accountId === undefined ? allBusy : busyOf(accountId)}
    select device_commands.*, controllers.delay_ms, controllers.failure,
      exists (select 1 from ports join port_modules on port_modules.port_id = ports.id where port_modules.module_id = busy.module_id and ports.status <> 'Offline') as is_reporting,
      exists (select 1 from device_commands as later where later.module_id = busy.module_id and later.status = 'waiting' and later.expires_at <= ${now}) as has_stale
    from busy join device_commands on ${among('device_commands.id', firstOfQueue)} left join controllers on controllers.module_id = busy.module_id
    where busy.module_id is not null order by busy.module_id`
