import { checkCallGroupName } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import type { HouseSetupsTable } from '../store/leavingSchema.ts'
import type { Store } from '../store/openStore.ts'
import { callGroupAnswer } from './callGroupAnswer.ts'
import { findCallGroup, makeCallGroup } from './callGroups.ts'
import { requireCallable } from './readCallPlan.ts'
import { newlyDropped } from './newlyDropped.ts'
import { dropsOf, saveCallPlan } from './saveCallPlan.ts'

/** What a house whose own name does not fit is called in the directory of its gate. */
const plainName = 'House'

/**
 * Keeps who answers at the gate of a house in its set-up: the app of its owner (`viewer`), then those of `rung` at once, then the telephones of
 * both. Answers whether a visitor then reaches somebody. Refusals: 404 for a person of another account. Inside a transaction.
 */
export async function writeHouseCalls(trx: Store, viewer: Viewer, house: { AccountName: string }, rung: readonly number[], now: number): Promise<boolean> {
  const { accountId, user } = viewer
  const after = [...new Set(rung)].filter((id) => id !== user.id)
  await requireCallable(trx, viewer, null, after, 'RungUserIDs')
  const name = checkCallGroupName(house.AccountName).length === 0 ? house.AccountName : plainName
  const setup = await trx.selectFrom('house_setups').select('call_group_id').where('account_id', '=', accountId).executeTakeFirst()
  const id = setup?.call_group_id ?? (await makeCallGroup(trx, accountId, { name, propertyId: user.property_id, isVideo: true }, 'AccountName'))
  await trx.updateTable('house_setups').set({ call_group_id: id }).where('account_id', '=', accountId).execute()
  const { version, directory_pin, quiet_hours } = await findCallGroup(trx, accountId, id)
  await saveCallPlan(trx, id, { columns: { name, directory_pin, quiet_hours }, tiers: [[user.id], after], numbers: [] }, { version: version + 1, updated_by: user.name })
  const group = await callGroupAnswer(trx, viewer, await findCallGroup(trx, accountId, id), now)
  return newlyDropped(undefined, dropsOf(group, now)).length === 0
}

/** Whose apps ring after the owner's. */
export async function rungAfterOwner(store: Store, setup: Pick<HouseSetupsTable, 'call_group_id'> | undefined): Promise<number[]> {
  if (!setup?.call_group_id) return []
  const members = await store.selectFrom('call_group_members').select('user_id').where('call_group_id', '=', setup.call_group_id).where('tier', '=', 2).orderBy('position').execute()
  return members.map(({ user_id: id }) => id)
}
