import { type CallAnswers, type CallNumber, type CallPerson, type CallPlan, type CallState, callSteps, type CallWorld, type WeekWindow } from '@portal/domain'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { type CallGroupRow, goneSince, readPlan, ringsPhone } from './callGroups.ts'
import { type AccountScope, ofAccount } from '../store/backgroundWork.ts'

/** The conditions of a call: the current facts about the users of its plan. */
export async function readCallWorld(store: Store, plan: CallPlan, call: Pick<Row<'calls'>, 'property_id' | 'station_number' | 'started_at'>): Promise<CallWorld> {
  const { time_zone: timeZone } = await store.selectFrom('properties').select('time_zone').where('id', '=', call.property_id).executeTakeFirstOrThrow()
  const stationPhone = call.station_number === '' ? null : call.station_number
  return { startedAt: call.started_at, timeZone, stationPhone, people: await readCallPeople(store, plan) }
}

async function readCallPeople(store: Store, plan: CallPlan): Promise<CallPerson[]> {
  const ids = callSteps(plan).flatMap(({ phones }) => phones.flatMap(({ personId }) => personId ?? []))
  const users = await store.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return users.map((user) => ({
    id: user.id,
    name: user.name,
    phone: user.phone,
    ringsPhone: ringsPhone(user),
    hasApp: user.is_cellgate_app === 1,
    allowsNotifications: user.allows_notifications === 1,
    quietHours: JSON.parse(user.quiet_hours) as WeekWindow[],
    goneSince: goneSince(user),
  }))
}

/** The current plan of a call group. */
export async function planOfGroup(store: Store, { id, name, directory_pin: directoryPin, quiet_hours: quiet, is_video: isVideo }: CallGroupRow): Promise<CallPlan> {
  const base = { name, directoryPin, quietHours: JSON.parse(quiet) as WeekWindow[] }
  const { members, numbers: rows } = await readPlan(store, id)
  const numbers = rows.map(({ phone, label, user_id: personId }): CallNumber => ({ phone, label, personId }))
  if (isVideo === 0) return { ...base, kind: 'voice', numbers }
  const ofTier = (tier: number) => members.filter((member) => member.tier === tier).map(({ user_id: user }) => user)
  return { ...base, kind: 'video', tiers: [ofTier(1), ofTier(2)], voiceNumber: numbers[0] ?? null }
}

/** A running call, with the JSON of its row parsed. */
export interface RunningCall extends Omit<Row<'calls'>, 'plan' | 'people' | 'answers' | 'state'> {
  plan: CallPlan
  /** The users of the plan when the visitor called, and users at a desk in the portal. */
  names: { id: number; name: string; isAtDesk?: true }[]
  answers: CallAnswers
  state: CallState
}

export function readRunningCall({ plan, people, answers, state, ...row }: Row<'calls'>): RunningCall {
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
