import type { CallEvent, CallProgress } from '@portal/domain'
import { type Opener, openForCall } from '../gate/openForCall.ts'
import type { Store } from '../store/openStore.ts'
import type { RunningCall } from './runningCall.ts'
import { phonesOf } from './visitorCallAnswer.ts'

/** Writes what happened in a call, and opens its door where somebody pressed open. Answers what happened: a door may stay shut. Inside a transaction. */
export async function recordProgress(trx: Store, call: RunningCall, { state, events }: CallProgress): Promise<CallEvent[]> {
  const happened: CallEvent[] = []
  for (const event of events) happened.push(event.kind === 'opened' ? await open(trx, call, event) : event)
  await writeProgress(trx, call, { state, events: happened })
  return happened
}

/** Writes what happened in a call, and nothing else. Inside a transaction. */
export async function writeProgress(trx: Store, call: RunningCall, { state, events: happened }: CallProgress): Promise<void> {
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
