import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { runController } from './runController.ts'

/**
 * Lets every controller's queue go on to `now` (epoch milliseconds): no timer holds a queue, so it survives a restart and follows the clock
 * when it is moved. Called before anything is answered about controllers, codes, doors and events; where nothing is in a queue, it costs one
 * query.
 */
export async function runDevices(store: Store, now: number): Promise<void> {
  if ((await busy(store)).length === 0) return
  await store.transaction().execute(async (trx) => {
    for (const { module_id: id } of await busy(trx)) await runController(trx, id, now)
  })
}

async function busy(store: Store): Promise<{ module_id: number }[]> {
  return (await busyControllers(store, {})).rows
}

const busyControllers = statement((store) => store.selectFrom('device_commands').select('module_id').where('status', 'in', ['waiting', 'sent']).distinct().orderBy('module_id'))
