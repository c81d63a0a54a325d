import { playCall } from '@portal/domain'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { readCallWorld } from './callWorld.ts'
import { recordProgress } from './recordProgress.ts'
import { type RunningCall, runningCalls } from './runningCall.ts'

/**
 * Lets every call that runs go on to now: no timer holds a call, so a call survives a restart and follows the clock when it is moved. Called
 * before anything is answered about calls, doors and events.
 */
export async function runCalls({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  if ((await runningCalls(store)).length === 0) return
  await store.transaction().execute(async (trx) => {
    for (const call of await runningCalls(trx)) await runOn(trx, call, clock.now())
  })
}

/** Lets one call go on to `now`. A clock that was set back holds it still. Inside a transaction. */
export async function runOn(trx: Store, call: RunningCall, now: number): Promise<void> {
  const { plan, answers, state } = call
  const until = now - call.started_at
  if (until < state.at) return
  const progress = playCall(plan, await readCallWorld(trx, plan, call), state, answers, until)
  if (progress.events.length > 0) await recordProgress(trx, call, progress)
}
