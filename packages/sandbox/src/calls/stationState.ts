import { isStation } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { runningCalls } from './runningCall.ts'
import { findCall, type StationCall } from './stationCall.ts'

/** Every station of the world, what its directory has, and the calls that run. */
export interface StationState {
  stations: { id: string; name: string; propertyId: number }[]
  /** In the order of the directory. */
  directory: { id: number; name: string; pin: string; propertyId: number }[]
  /** The calls that run, oldest first; where none does, the last one that ended. */
  calls: StationCall[]
}

export async function readStationState(store: Store): Promise<StationState> {
  const ports = await store.selectFrom('ports').select(['id', 'name', 'property_id', 'hardware_model']).orderBy('property_id').orderBy('position').execute()
  const groups = await store.selectFrom('call_groups').selectAll().orderBy('property_id').orderBy('position').orderBy('id').execute()
  const running = (await runningCalls(store)).map(({ id }) => id)
  const last = await store.selectFrom('calls').select(({ fn }) => fn.max('id').as('id')).executeTakeFirst()
  const shown = running.length > 0 ? running : last?.id ? [last.id] : []
  const calls = await Promise.all(shown.map((id) => findCall(store, id)))
  return {
    stations: ports.filter(({ hardware_model: model }) => isStation(model)).map(({ id, name, property_id: propertyId }) => ({ id, name, propertyId })),
    directory: groups.map(({ id, name, directory_pin: pin, property_id: propertyId }) => ({ id, name, pin, propertyId })),
    calls: calls.filter((call) => call !== null),
  }
}
