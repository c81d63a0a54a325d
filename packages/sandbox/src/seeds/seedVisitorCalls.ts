import { type CallAnswer, playCall, pressPhone } from '@portal/domain'
import { callGroupsOf } from '../calls/callGroups.ts'
import { planOfGroup, readCallWorld } from '../calls/callWorld.ts'
import { beginCall } from '../calls/placeCall.ts'
import { writeProgress } from '../calls/runCalls.ts'
import type { Store } from '../store/openStore.ts'
import type { SeedCall, WorldSeeds } from './WorldSeeds.ts'

const minute = 60_000

/** Adds past visitor calls by the plans of their call groups. Inside a transaction, after groups and users. */
export async function seedVisitorCalls(trx: Store, { calls = [], ports, properties }: WorldSeeds, now: number): Promise<void> {
  for (const seed of calls) {
    const port = ports.find(({ id }) => id === seed.portId)
    const accountId = properties.find(({ id }) => id === port?.propertyId)?.accountId
    const group = accountId === undefined ? undefined : await callGroupsOf(trx, accountId).where('call_groups.id', '=', seed.callGroupId).executeTakeFirst()
    if (!port || !group || accountId === undefined) throw new Error(`A call of this world has the unknown door ${seed.portId} or group ${seed.callGroupId}.`)
    const begun = {
      account_id: accountId, property_id: port.propertyId, port_id: port.id, port_name: port.name, station_number: port.stationNumber ?? '',
      call_group_id: group.id, started_at: now - seed.minutesAgo * minute,
    }
    const plan = await planOfGroup(trx, group)
    const answers = await answersOf(trx, seed)
    const { call, progress: first } = await beginCall(trx, begun, plan, answers)
    const world = await readCallWorld(trx, plan, begun)
    const played = playCall(call.plan, world, first.state, answers, seed.hangsUpAfter ?? Infinity)
    const hungUp = played.state.talk ? pressPhone(played.state, played.state.talk.phone, 'hangUp') : null
    const events = [...first.events, ...played.events, ...(hungUp?.events ?? [])]
    await writeProgress(trx, call, { state: (hungUp ?? played).state, events })
  }
}

async function answersOf(trx: Store, { answers = {} }: SeedCall): Promise<Record<string, CallAnswer>> {
  const users = await trx.selectFrom('users').select(['id', 'username', 'email']).execute()
  return Object.fromEntries(Object.entries(answers).map(([address, answer]) => [`person:${users.find(({ email }) => email === address)?.id}`, answer]))
}
