import { type Expression, sql } from 'kysely'
import { commandStates } from '../devices/commandStates.ts'
import { isAnyMoving, moveQueues } from '../devices/runDevices.ts'
import type { Services } from '../Services.ts'
import { type AccountScope, ofAccount } from '../store/byAccount.ts'
import { eachAlone } from '../store/eachAlone.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction, savepoint } from '../store/transaction.ts'
import { settleDoorAction } from './settleDoorAction.ts'

/**
 * Lets the controllers go on to now, of one account or of all, and settles each action that one of them has answered. Called before anything is
 * answered about doors and events; where nothing waits, it costs one query.
 */
export async function runDoorActions(services: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  const { store, clock, log } = services
  const [isMoving, waiting] = await Promise.all([isAnyMoving(store, clock.now(), accountId), waitingActions(store, accountId)])
  if (isMoving) await moveQueues(services, accountId)
  // What a controller answers may settle an action, or send one.
  if (waiting.length === 0 && !(isMoving && (await waitingActions(store, accountId)).length > 0)) return
  await inTransaction(store, async (trx) => {
    const rows = await waitingActions(trx, accountId)
    const standings = await commandStates(trx, rows.flatMap(({ command_id: id }) => id ?? []))
    await eachAlone(log, rows, ({ id }) => `Door action ${id}`, (row) => savepoint(trx, 'door_action', () => settleDoorAction(trx, row, standings.get(row.command_id ?? 0))))
  }, { line: 'door actions' })
}

const waitingActions = (store: Store, accountId: AccountScope) =>
  store.selectFrom('door_actions').selectAll().where('state', '=', 'waiting').where(ofAccount('account_id', accountId)).orderBy('id').execute()

/** What waits in the queue of a controller, and the actions that wait for its answer. */
export function doorActionsAsked(_store: Store, _now: number, accountId: AccountScope): Expression<unknown> {
  const queued = accountId === undefined
    ? sql`select 1 from device_commands where status in ('waiting', 'sent')`
    : sql`select 1 from properties join modules on modules.property_id = properties.id join device_commands on device_commands.module_id = modules.id
        where properties.account_id = ${accountId} and device_commands.status in ('waiting', 'sent')`
  return sql`(${queued} union all select 1 from door_actions where state = 'waiting' and ${ofAccount('account_id', accountId)})`
}
