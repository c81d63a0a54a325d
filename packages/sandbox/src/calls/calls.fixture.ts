import type { CallPlan } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { Bench } from '../testing.fixture.ts'

/** Gives a call group exactly this plan. The plan names users by id. */
export async function setPlan(store: Store, groupId: number, plan: CallPlan): Promise<void> {
  for (const table of ['call_group_members', 'call_group_numbers'] as const) await store.deleteFrom(table).where('call_group_id', '=', groupId).execute()
  const set = { name: plan.name, directory_pin: plan.directoryPin, quiet_hours: JSON.stringify(plan.quietHours), is_video: Number(plan.kind === 'video') }
  await store.updateTable('call_groups').set(set).where('id', '=', groupId).execute()
  const members = plan.kind === 'video' ? plan.tiers.flatMap((ids, index) => ids.map((user_id, position) => ({ call_group_id: groupId, user_id, tier: index + 1, position }))) : []
  const numbers = plan.kind === 'voice' ? plan.numbers : plan.voiceNumber ? [plan.voiceNumber] : []
  const rows = numbers.map(({ phone, label, personId }, position) => ({ call_group_id: groupId, phone, label, user_id: personId, position }))
  if (members.length > 0) await store.insertInto('call_group_members').values(members).execute()
  if (rows.length > 0) await store.insertInto('call_group_numbers').values(rows).execute()
}

/** The ids of the property's users whose names begin with these texts. */
export async function userIds(store: Store, ...names: string[]): Promise<number[]> {
  const rows = await store.selectFrom('users').select(['id', 'name']).execute()
  return names.map((name) => rows.find((row) => row.name.startsWith(name))?.id ?? 0)
}

/** A call as the console's API for visitor stations answers it. */
export interface ToldCall {
  id: number
  endedAt: string | null
  phones: { key: string; name: string; isRinging: boolean; isTalking: boolean }[]
  events: { at: number; kind: string; phone?: string; reason?: string }[]
}

export async function callOf(bench: Bench, path: string, body: unknown): Promise<ToldCall> {
  const { status, body: answer } = await bench.post(path, body)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`)
  return answer as unknown as ToldCall
}

export async function readCall(bench: Bench, id: number): Promise<ToldCall> {
  const response = await bench.sandbox.app.request(`http://localhost:4200/sandbox/api/calls/${id}`)
  return (await response.json()) as ToldCall
}
