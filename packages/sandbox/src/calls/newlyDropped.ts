import { type CallWarning, subtractSpans, weekSpans } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { callGroupAnswer, type CallGroupRow, callGroupsOf } from './callGroups.ts'
import { dropsOf } from './callPlan.ts'
import { filled } from '../words/sentence.ts'

type Person = { id: number; account_id: number }

/**
 * Runs a write that changes how a user is called. Refuses the write if a call group would then reach no one, unless the user confirmed that:
 * 409 `CALL_ENDS_HERE` with the names of the call groups. Inside the write's transaction.
 */
export async function tellDrops<Result>(trx: Store, viewer: Viewer, user: Person, told: { isTold: boolean; now: number }, write: () => Promise<Result>): Promise<Result> {
  if (told.isTold) return write()
  const { result, dropped } = await findDropped(trx, viewer, user, told.now, write)
  requireTold(dropped)
  return result
}

/** Runs a write that changes how a user is called, and returns its result. `dropped`: the names of the call groups that would then reach no one. */
export async function findDropped<Result>(trx: Store, viewer: Viewer, user: Person, now: number, write: () => Promise<Result>): Promise<{ result: Result; dropped: string[] }> {
  const groups = await groupsThatRing(trx, user)
  const before = await dropsByGroup(trx, viewer, groups, now)
  const result = await write()
  const ringing = new Set([...groups, ...(await groupsThatRing(trx, user))].map(({ id }) => id))
  const present = ringing.size === 0 ? [] : (await callGroupsOf(trx, user.account_id).execute()).filter(({ id }) => ringing.has(id))
  const after = await dropsByGroup(trx, viewer, present, now)
  return { result, dropped: present.filter(({ id }) => newlyDropped(before.get(id), after.get(id) ?? []).length > 0).map(({ name }) => name) }
}

/** Refuses a change after which these call groups reach no one. */
export function requireTold(groups: readonly string[]): void {
  if (groups.length === 0) return
  throw new Refusal(409, 'CALL_ENDS_HERE', filled('A visitor would reach no one at {groups}. Confirm that you know.', { groups: groups.join(', ') }), { field: 'AcknowledgesEnd', body: { groups } })
}

/**
 * The warnings that a change adds: warnings of a new kind, or for more hours. A new group (`before` undefined) may end with the app,
 * because it reached no one before.
 */
export function newlyDropped(before: readonly CallWarning[] | undefined, after: readonly CallWarning[]): CallWarning[] {
  if (before === undefined) return after.filter(({ code }) => code !== 'endsUnanswered')
  const known = before.flatMap((warning) => (warning.code === 'silentHours' ? weekSpans(warning.windows) : []))
  return after.filter((drop) => (drop.code === 'silentHours' ? subtractSpans(weekSpans(drop.windows), known).length > 0 : !before.some(({ code }) => code === drop.code)))
}

async function dropsByGroup(store: Store, viewer: Viewer, groups: readonly CallGroupRow[], now: number): Promise<Map<number, CallWarning[]>> {
  const drops = new Map<number, CallWarning[]>()
  for (const group of groups) drops.set(group.id, dropsOf(await callGroupAnswer(store, viewer, group, now), now))
  return drops
}

/** The call groups with a user in their plan. */
export async function groupsThatRing(store: Store, { id, account_id: accountId }: Person): Promise<CallGroupRow[]> {
  const ofMembers = store.selectFrom('call_group_members').select('call_group_id').where('user_id', '=', id)
  const ofNumbers = store.selectFrom('call_group_numbers').select('call_group_id').where('user_id', '=', id)
  const groups = callGroupsOf(store, accountId)
  return groups.where((where) => where.or([where('call_groups.id', 'in', ofMembers), where('call_groups.id', 'in', ofNumbers)])).execute()
}
