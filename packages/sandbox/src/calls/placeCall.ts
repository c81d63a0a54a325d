import { type CallAnswers, type CallPlan, type CallProgress, isStation, phonesOff, startCall, withOwnPhones } from '@portal/domain'
import { findPort } from '../access/portFacts.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import { type CallGroupRow, callGroupsOf } from './callGroups.ts'
import { takeCallPhoto } from './callPhotos.ts'
import { planOfGroup, readCallWorld, readRunningCall, type RunningCall } from './callWorld.ts'
import { recordProgress, runOn } from './runCalls.ts'

/** The call group that a visitor chose in the directory, or the digits that the visitor dialed. */
export type Dialled = { group: number } | { pin: string }

/**
 * Starts a call when a visitor presses call at a station: the first phones ring. Returns the call's id. Refuses an unknown station (404), a
 * group or PIN that the station does not have (404), a station of an inactive account (409), and a station at which a call is running
 * (409). The calls must be up to date.
 */
export async function placeCall(services: Services, portId: string, dialled: Dialled, answers: CallAnswers = {}): Promise<number> {
  const { store, clock } = services
  return inTransaction(store, async (trx) => {
    const facts = await findPort(trx, portId)
    if (!facts || !isStation(facts.port.hardware_model)) throw new Refusal(404, 'UNKNOWN_STATION', 'Visitors can’t call from here.', { field: 'station' })
    const { port, accountId } = facts
    if (!facts.accountIsActive) throw new Refusal(409, 'ACCOUNT_INACTIVE', 'This account is not active. No one can call from here.', { field: 'station' })
    const isBusy = await trx.selectFrom('calls').select('id').where('port_id', '=', portId).where('ended_at', 'is', null).executeTakeFirst()
    if (isBusy) throw new Refusal(409, 'STATION_BUSY', 'A call is already running at this station.', { field: 'station' })
    const group = await findDialled(trx, accountId, port.property_id, dialled)
    const plan = await planOfGroup(trx, group)
    const begun = { property_id: port.property_id, station_number: port.station_number, started_at: clock.now() }
    const { call, progress } = await beginCall(trx, { ...begun, account_id: accountId, port_id: port.id, port_name: port.name, call_group_id: group.id }, plan, answers)
    await recordProgress(trx, call, progress)
    if (!progress.state.hasEnded) await runOn(trx, { ...call, state: progress.state }, begun.started_at)
    return call.id
  })
}

type Begun = Pick<Row<'calls'>, 'account_id' | 'property_id' | 'port_id' | 'port_name' | 'station_number' | 'call_group_id' | 'started_at'>

/** Creates a call, with a photo if anyone can be called, but without its first events. Inside a transaction. */
export async function beginCall(trx: Store, begun: Begun, of: CallPlan, answers: CallAnswers): Promise<{ call: RunningCall; progress: CallProgress }> {
  const world = await readCallWorld(trx, of, begun)
  const plan = withOwnPhones(of, world.people)
  const progress = startCall(plan, world, phonesOff(answers))
  const row = await trx
    .insertInto('calls')
    .values({
      ...begun, plan: JSON.stringify(plan), people: JSON.stringify(world.people.map(({ id, name }) => ({ id, name }))), answers: JSON.stringify(answers),
      state: JSON.stringify(progress.state),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!progress.state.hasEnded) await takeCallPhoto(trx, row)
  return { call: readRunningCall(row), progress }
}

/** A directory PIN belongs to a group, or to a user whose group answers. */
async function findDialled(trx: Store, accountId: number, propertyId: number, dialled: Dialled): Promise<CallGroupRow> {
  const groups = (await callGroupsOf(trx, accountId).execute()).filter(({ property_id: id }) => id === propertyId)
  const byPin = async (pin: string) =>
    groups.find(({ directory_pin: own }) => own !== '' && own === pin)?.id ??
    (await trx.selectFrom('users').select('call_group_id').where('account_id', '=', accountId).where('directory_pin', '=', pin).where('removed_at', 'is', null).executeTakeFirst())
      ?.call_group_id
  const id = 'group' in dialled ? dialled.group : await byPin(dialled.pin)
  const group = groups.find((one) => one.id === id)
  if (!group) throw new Refusal(404, 'NOT_IN_DIRECTORY', 'This is not in the directory of this station.', { field: 'group' in dialled ? 'group' : 'pin' })
  return group
}
