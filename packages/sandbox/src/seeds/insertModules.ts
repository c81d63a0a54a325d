import { HardwareModel } from '@portal/domain'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import type { SeedPort } from './WorldSeeds.ts'

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
      await trx.insertInto('controllers').values(controllerRow(module.id, model)).execute()
    }
    module.doors += 1
    await trx.insertInto('port_modules').values({ port_id: portId, module_id: module.id, port_number: module.doors }).execute()
  }
}

/** Marks controllers without a reporting door as offline and synced until now. Their last contact was the last opening of one of their doors. */
export async function markLostControllers(trx: Store): Promise<void> {
  await sql.raw(markLost).execute(trx)
}

const offline = `count(*) filter (where ports.status = 'Offline')`
const markLost = `update controllers set (lost, synced_to, lost_at) = (
  select case when count(*) = ${offline} then 'network' end, case when count(*) = ${offline} then 0 end, case when count(*) = ${offline} then max(ports.last_opened_at) end
  from ports join port_modules on port_modules.port_id = ports.id where port_modules.module_id = controllers.module_id)`

/** The row of a controller. Its serial number is made up and begins like those of its model. */
function controllerRow(moduleId: number, model: HardwareModel): Insertable<Database['controllers']> {
  const serial = `${model.replaceAll(' ', '').slice(0, 2).toUpperCase()}-${11_000 + ((moduleId * 302) % 9000)}`
  return { module_id: moduleId, serial, firmware: firmwareOf[model] ?? '4.18.2', lost: null, lost_at: null, failure: null }
}

const firmwareOf: Partial<Record<HardwareModel, string>> = { [HardwareModel.EntriaSDC]: '2.9.1', [HardwareModel.Entria4DC]: '2.9.1', [HardwareModel.WXL]: '3.6.0' }
