import type { CallAnswers, CallPlan, CallState } from '@portal/domain'
import { type AccountScope, ofAccount } from '../store/byAccount.ts'
import type { CallsTable } from '../store/callSchema.ts'
import type { Store } from '../store/openStore.ts'

/** A running call, with the JSON of its row parsed. */
export interface RunningCall extends Omit<CallsTable, 'plan' | 'people' | 'answers' | 'state'> {
  plan: CallPlan
  /** The users of the plan when the visitor called, and users at a desk in the portal. */
  names: { id: number; name: string; isAtDesk?: true }[]
  answers: CallAnswers
  state: CallState
}

export function readRunningCall({ plan, people, answers, state, ...row }: CallsTable): RunningCall {
  return {
    ...row,
    plan: JSON.parse(plan) as CallPlan,
    names: JSON.parse(people) as RunningCall['names'],
    answers: JSON.parse(answers) as CallAnswers,
    state: JSON.parse(state) as CallState,
  }
}

/** The running calls of one account or of all, oldest first. */
export async function runningCalls(store: Store, accountId?: number): Promise<RunningCall[]> {
  return (await callsThatRun(store, 0, accountId).execute()).map(readRunningCall)
}

export function callsThatRun(store: Store, _now: number, accountId: AccountScope) {
  return store.selectFrom('calls').selectAll().where('ended_at', 'is', null).where(ofAccount('account_id', accountId)).orderBy('id')
}
