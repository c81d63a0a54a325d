import type { ControllerFailure } from '@portal/domain'
import type { ControllersTable } from '../store/controllerSchema.ts'
import type { Store } from '../store/openStore.ts'

/** A simulated controller, as the console shows it. */
export interface SimulatedController {
  id: number
  name: string
  lost: ControllersTable['lost']
  delayMs: number
  failure: ControllerFailure | null
  /** The commands that wait or are not answered yet. */
  queued: number
}

export async function readControllers(store: Store): Promise<SimulatedController[]> {
  const rows = await store
    .selectFrom('controllers')
    .innerJoin('modules', 'modules.id', 'controllers.module_id')
    .leftJoin('device_commands', (join) => join.onRef('device_commands.module_id', '=', 'modules.id').on('device_commands.status', 'in', ['waiting', 'sent']))
    .select(({ fn }) => ['modules.id', 'modules.name', 'lost', 'delay_ms', 'failure', fn.count<number>('device_commands.id').as('queued')])
    .groupBy(['modules.id', 'controllers.module_id'])
    .orderBy('modules.id')
    .execute()
  return rows.map(({ delay_ms: delayMs, ...row }) => ({ ...row, delayMs }))
}
