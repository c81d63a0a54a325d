import { playCall } from '@portal/domain'
import type { Services } from '../Services.ts'
import { eachAlone } from '../store/eachAlone.ts'
import type { Store } from '../store/openStore.ts'
import { readCallWorld } from './callWorld.ts'
import { recordProgress } from './recordProgress.ts'
import { type RunningCall, runningCalls } from './runningCall.ts'
import { inTransaction } from '../store/transaction.ts'

/**
 * Lets every call that runs go on to now, of one account or of all: a call is a row, so it survives a restart and follows the clock when it is moved.
 * Called before anything is answered about calls, doors and events. Each call is one transaction.
 */
export async function runCalls({ store, clock, log }: Pick<Services, 'store' | 'clock' | 'log'>, accountId?: number): Promise<void> {
  await eachAlone(log, await runningCalls(store, accountId), ({ id }) => `Call ${id}`, ({ id, account_id: account }) =>
    inTransaction(store, async (trx) => {
      const call = (await runningCalls(trx, account)).find((still) => still.id === id)
      if (call) await runOn(trx, call, clock.now())
    }))
}

/** Lets one call go on to `now`. A clock that was set back holds it still. Inside a transaction. */
export async function runOn(trx: Store, call: RunningCall, now: number): Promise<void> {
  const { plan, answers, state } = call
  const until = now - call.started_at
  if (until < state.at) return
  const progress = playCall(plan, await readCallWorld(trx, plan, call), state, answers, until)
  if (progress.events.length > 0) await recordProgress(trx, call, progress)
}
