import { type CallProgress, leaveCall, type PhonePress, pressPhone } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { CallState } from '@portal/domain'
import { recordProgress } from './recordProgress.ts'
import { runCalls } from './runCalls.ts'
import { runningCalls } from './runningCall.ts'
import { inTransaction } from '../store/transaction.ts'

/** Somebody presses a button of a phone. 409 if the phone does not ring, or its holder does not talk. */
export function pressAtCall(services: Services, callId: number, phone: string, press: PhonePress): Promise<void> {
  return act(services, callId, (state) => pressPhone(state, phone, press), 'This phone does not ring, or its holder does not talk.')
}

/** The visitor leaves. 409 if the call has ended. */
export function leaveStation(services: Services, callId: number): Promise<void> {
  return act(services, callId, leaveCall, 'The call has ended.')
}

async function act(services: Services, callId: number, change: (state: CallState) => CallProgress | null, refusal: string): Promise<void> {
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
