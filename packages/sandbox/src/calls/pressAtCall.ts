import { type CallEvent, type CallProgress, type CallState, leaveCall, type PhonePress, type PortalPress, pressInPortal as press, pressPhone } from '@portal/domain'
import { requireRight, type Viewer } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import { managesAll } from './callGroups.ts'
import { recordProgress, runCalls } from './runCalls.ts'
import { readRunningCall, type RunningCall, runningCalls } from './callWorld.ts'
import { callTakerOf } from './visitorCallAnswer.ts'
import type { Sentence } from '../words/sentence.ts'

/** Presses a button of a phone in a call. 409 if the phone doesn't ring, or nobody talks on it. */
export function pressAtCall(services: Services, callId: number, phone: string, press: PhonePress): Promise<void> {
  return act(services, callId, (state) => pressPhone(state, phone, press), 'This phone is not ringing, or is not in a call.')
}

/** Ends a call because the visitor leaves. 409 if the call has already ended. */
export function leaveStation(services: Services, callId: number): Promise<void> {
  return act(services, callId, leaveCall, 'The call has ended.')
}

async function act(services: Services, callId: number, change: (state: CallState) => CallProgress | null, refusal: Sentence): Promise<void> {
  const { store, clock } = services
  const found = await store.selectFrom('calls').select('account_id').where('id', '=', callId).executeTakeFirst()
  if (found) await runCalls(services, found.account_id)
  await inTransaction(store, async (trx) => {
    const call = (await runningCalls(trx, found?.account_id)).find(({ id }) => id === callId)
    const progress = call ? change({ ...call.state, at: Math.max(call.state.at, clock.now() - call.started_at) }) : null
    if (!call || !progress) throw new Refusal(409, 'NOT_RINGING', refusal)
    await recordProgress(trx, call, progress)
  })
}

/**
 * Applies a signed-in user's press on a button to a running call. Opening the door ends a ringing call. Refuses a call that the viewer may
 * not see (404), a late press (409), and `open` without the right (403). Inside a transaction.
 */
export async function pressInPortal({ store: trx, clock }: Pick<Services, 'store' | 'clock'>, viewer: Viewer, callId: number, what: PortalPress): Promise<RunningCall> {
  if (what === 'open') requireRight(viewer.user, 'gate.open')
  const call = await findSeenCall(trx, viewer, callId)
  const taker = callTakerOf(viewer)
  const progress = press({ ...call.state, at: Math.max(call.state.at, clock.now() - call.started_at) }, taker, what)
  if (!progress) throw tooLate(call)
  const named = await nameDesk(trx, call, viewer, progress.events.some((event) => 'phone' in event && event.phone === taker.desk))
  const happened = await recordProgress(trx, named, progress)
  const rest = what === 'open' && !call.state.talk ? hangUpAfterOpening(progress, happened) : null
  if (rest) await recordProgress(trx, { ...named, state: progress.state }, rest)
  return findSeenCall(trx, viewer, callId)
}

/** Finds a call that the viewer may see: a call group's manager sees only the group's calls. 404 otherwise. */
export async function findSeenCall(store: Store, viewer: Viewer, id: number): Promise<RunningCall> {
  const row = await store.selectFrom('calls').selectAll().where('id', '=', id).where('account_id', '=', viewer.accountId).executeTakeFirst()
  if (!row || !(managesAll(viewer) || row.call_group_id === viewer.user.call_group_id)) throw notFound('call', 'ID')
  return readRunningCall(row)
}

function tooLate({ state }: RunningCall): Refusal {
  if (state.hasEnded) return new Refusal(409, 'CALL_OVER', 'The call is over.')
  return state.talk ? new Refusal(409, 'ANSWERED', 'Someone else has answered.') : new Refusal(409, 'NOT_RINGING', 'This call is not ringing for you.')
}

/** Saves the desk user's name with the call, as for the users of its plan. */
async function nameDesk(trx: Store, call: RunningCall, { user }: Viewer, isAtDesk: boolean): Promise<RunningCall> {
  if (!isAtDesk || call.names.some(({ id, isAtDesk: wasAtDesk }) => id === user.id && wasAtDesk)) return call
  const names: RunningCall['names'] = [...call.names.filter(({ id }) => id !== user.id), { id: user.id, name: user.name, isAtDesk: true }]
  await trx.updateTable('calls').set({ people: JSON.stringify(names) }).where('id', '=', call.id).execute()
  return { ...call, names }
}

function hangUpAfterOpening({ state }: CallProgress, happened: readonly CallEvent[]): CallProgress | null {
  return state.talk && happened.some(({ kind }) => kind === 'opened') ? pressPhone(state, state.talk.phone, 'hangUp') : null
}
