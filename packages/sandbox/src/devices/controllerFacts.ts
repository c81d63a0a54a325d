import type { ControllerFacts } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

const reportingDoors = statement((store, { moduleId }: { moduleId: number }) =>
  store
    .selectFrom('ports')
    .innerJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .select('ports.id')
    .where('port_modules.module_id', '=', moduleId)
    .where('ports.status', '!=', 'Offline'))

/** A controller as its queue sees it. It can be reached while any of its doors reports. */
export async function controllerFacts(store: Store, moduleId: number): Promise<ControllerFacts> {
  const simulated = await store.selectFrom('controllers').select(['delay_ms', 'failure']).where('module_id', '=', moduleId).executeTakeFirst()
  const { rows: [reporting] } = await reportingDoors(store, { moduleId })
  return { isOnline: reporting !== undefined, delay: simulated?.delay_ms ?? 0, failure: simulated?.failure ?? null }
}
