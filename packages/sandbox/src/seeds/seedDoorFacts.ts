import { keptText } from '../access/doorFacts.ts'
import { findPorts } from '../access/portFacts.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import type { WorldSeeds } from './WorldSeeds.ts'

const minute = 60_000
const kept = 32 * 1440 * minute

/** Adds the history of the doors: they were closed except during their troubles, until their present state began. */
export async function seedDoorFacts(trx: Store, { ports, doorTroubles = [] }: WorldSeeds, now: number): Promise<void> {
  for (const { port, door } of (await findPorts(trx, ports.map(({ id }) => id))).values()) {
    const reported: [at: number, word: Row<'ports'>['status']][] = [
      [now - kept, 'Closed'],
      ...doorTroubles.filter(({ portId }) => portId === port.id).flatMap(({ word, minutesAgo, minutes }): typeof reported => [[now - minutesAgo * minute, word], [now - (minutesAgo - minutes) * minute, 'Closed']]),
    ]
    if (port.status !== 'Closed') reported.push([(port.status === 'LeftOpen' ? port.open_since : port.last_opened_at) ?? now, port.status])
    for (const [at, word] of reported) await trx.insertInto('door_facts').values({ port_id: port.id, at, facts: keptText({ ...door, word }), status: word, is_forced: 0 }).execute()
  }
}
