import { type CallEvent, type CallProgress, playCall } from '@portal/domain'
import { type Opener, openForCall } from '../gate/openForCall.ts'
import type { Services } from '../Services.ts'
import { noteChange } from '../store/liveChanges.ts'
import { eachAlone } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import { readCallWorld, type RunningCall, runningCalls } from './callWorld.ts'
import { phonesOf } from './visitorCallAnswer.ts'

/**
 * Advances every running call to the current time, of one account or of all. Calls are stored, so they survive a restart and follow a moved
 * clock. Runs before any answer about calls, doors and events. Each call has its own transaction.
 */
export async function runCalls({ store, clock, log }: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  await eachAlone(log, await runningCalls(store, accountId), ({ id }) => `Call ${id}`, ({ id, account_id: account }) =>
    inTransaction(store, async (trx) => {
      const call = (await runningCalls(trx, account)).find((still) => still.id === id)
      if (call) await runOn(trx, call, clock.now())
    }))
}

/** Advances one call to `now`. If the clock was set back, the call waits. Inside a transaction. */
export async function runOn(trx: Store, call: RunningCall, now: number): Promise<void> {
  const { plan, answers, state } = call
  const until = now - call.started_at
  if (until < state.at) return
  const progress = playCall(plan, await readCallWorld(trx, plan, call), state, answers, until)
  if (progress.events.length > 0) await recordProgress(trx, call, progress)
}

/** Saves a call's events, and opens its door if someone pressed open. Returns the events, which say whether the door opened. Inside a transaction. */
export async function recordProgress(trx: Store, call: RunningCall, { state, events }: CallProgress): Promise<CallEvent[]> {
  const happened: CallEvent[] = []
  for (const event of events) happened.push(event.kind === 'opened' ? await open(trx, call, event) : event)
  await writeProgress(trx, call, { state, events: happened })
  return happened
}

/** Saves a call's events, without opening a door. Inside a transaction. */
export async function writeProgress(trx: Store, call: RunningCall, { state, events: happened }: CallProgress): Promise<void> {
  noteChange(trx, { account: call.account_id }, 'calls')
  for (const event of happened) await trx.insertInto('call_events').values(eventRow(call.id, event)).execute()
  const instantOf = (kind: CallEvent['kind']) => {
    const event = happened.find((one) => one.kind === kind)
    return event ? call.started_at + event.at : null
  }
  const end = happened.find((event) => event.kind === 'ended')
  await trx
    .updateTable('calls')
    .set({
      state: JSON.stringify(state),
      answered_at: call.answered_at ?? instantOf('answered'),
      opened_at: call.opened_at ?? instantOf('opened'),
      ...(end && { ended_at: call.started_at + end.at, end_reason: end.reason }),
    })
    .where('id', '=', call.id)
    .execute()
}

async function open(trx: Store, call: RunningCall, event: CallEvent & { kind: 'opened' | 'ring' | 'declined' | 'answered' }): Promise<CallEvent> {
  const reason = await openForCall(trx, call.port_id, openerOf(call, event.phone), call.started_at + event.at)
  return reason === null ? event : { at: event.at, kind: 'notOpened', phone: event.phone, reason }
}

function openerOf(call: RunningCall, key: string): Opener {
  const phone = phonesOf(call).find((one) => one.key === key)
  return { userId: phone?.personId ?? null, who: phone?.name ?? '' }
}

function eventRow(callId: number, event: CallEvent) {
  return {
    call_id: callId,
    at: event.at,
    kind: event.kind,
    phone: 'phone' in event ? event.phone : null,
    step: event.kind === 'step' ? event.step : null,
    reason: 'reason' in event ? event.reason : null,
  }
}
