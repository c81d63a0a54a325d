import { DoorOutputMode } from '@portal/domain'
import { moduleOf, placeOf, readPlaces } from '../access/places.ts'
import { notFound } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { readCodeLocations } from './codeLocations.ts'

export async function portsAt(store: Store, accountId: number, locationId: number, moduleId: number): Promise<string[]> {
  const places = await readPlaces(store, accountId)
  const place = placeOf(places, locationId)
  moduleOf(places, moduleId)
  const module = place.modules.find(({ id }) => id === moduleId)
  if (!module) throw notFound('controller at this location', 'ModuleID')
  return module.ports.map(({ id }) => id)
}

type Ports = readonly string[]

export async function findHoldOpenCode(store: Store, userId: number, locationId: number, ports: Ports): Promise<number | null> {
  const codes = await store
    .selectFrom('access_codes')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_active', '=', 1)
    .where('output_mode', 'in', [DoorOutputMode.HoldOpen, DoorOutputMode.Both])
    .execute()
  for (const { id } of codes) {
    const there = (await readCodeLocations(store, id)).find((location) => location.locationId === locationId && location.isActive)
    if (there && (there.ports === null || there.ports.some((port) => ports.includes(port)))) return id
  }
  return null
}
