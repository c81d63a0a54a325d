import { HardwareModel } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { SeedPort } from './World.ts'

/** The number of doors that one controller moves; 1 for a model that is not listed. */
const doorsPerController: Partial<Record<HardwareModel, number>> = { [HardwareModel.Entria4DC]: 4 }

/** Gives each door its controller: doors of one property share a controller as far as its model has outputs. */
export async function insertModules(trx: Store, ports: readonly SeedPort[]): Promise<void> {
  const open = new Map<string, { id: number; doors: number }>()
  let lastId = 0
  for (const { id: portId, propertyId, model, name } of ports) {
    const key = `${propertyId}|${model}`
    const present = open.get(key)
    const hasRoom = present !== undefined && present.doors < (doorsPerController[model] ?? 1)
    const module = hasRoom ? present : { id: (lastId += 1), doors: 0 }
    if (!hasRoom) {
      const moduleName = (doorsPerController[model] ?? 1) > 1 ? model : `${model}, ${name}`
      await trx.insertInto('modules').values({ id: module.id, property_id: propertyId, name: moduleName, hardware_model: model }).execute()
      open.set(key, module)
    }
    module.doors += 1
    await trx.insertInto('port_modules').values({ port_id: portId, module_id: module.id, port_number: module.doors }).execute()
  }
}
