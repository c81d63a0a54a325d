import { type Expression, sql } from 'kysely'
import { commandStates } from '../devices/commandStates.ts'
import { isAnyMoving, moveQueues } from '../devices/runDevices.ts'
import type { Store } from '../store/openStore.ts'
import { readTogether } from '../store/readTogether.ts'
import { statement } from '../store/statement.ts'
import { inLine } from '../store/takeTurn.ts'
import { settleDoorAction } from './settleDoorAction.ts'

/**
 * Lets the controllers go on to `now` (epoch milliseconds), and settles each action that one of them has answered. Called before anything is
 * answered about doors and events; where nothing waits, it costs one query.
 */
export async function runDoorActions(store: Store, now: number): Promise<void> {
  const [isMoving, { rows: { length: waiting } }] = await readTogether(store, (together) => Promise.all([isAnyMoving(together, now), waitingActions(together, {})]))
  if (isMoving) await moveQueues(store, now)
  // What a controller answers may settle an action, or send one.
  if (waiting === 0 && !(isMoving && (await waitingActions(store, {})).rows.length > 0)) return
  await inLine(store, 'door actions', async (trx) => {
    const { rows } = await waitingActions(trx, {})
    const standings = await commandStates(trx, rows.flatMap(({ command_id: id }) => id ?? []))
    for (const row of rows) await settleDoorAction(trx, row, standings.get(row.command_id ?? 0))
  })
}

const waitingActions = statement((store) => store.selectFrom('door_actions').selectAll().where('state', '=', 'waiting').orderBy('id'))

/** What waits in the queue of a controller, and the actions that wait for its answer. */
export function doorActionsAsked(): Expression<unknown> {
  return sql`(select 1 from device_commands where status in ('waiting', 'sent') union all select 1 from door_actions where state = 'waiting')`
}
