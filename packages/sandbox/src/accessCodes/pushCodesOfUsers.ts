import type { DeviceAction } from '@portal/domain'
import { type Place, readPlaces } from '../access/places.ts'
import { modulesOfCode, recordPushes } from '../devices/recordPushes.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { readLocationsOfCodes } from './codeLocations.ts'

/**
 * Sends every active code of these users to its controllers, or removes it there. `known`: the account's places, if they have been read
 * already.
 */
export async function pushCodesOfUsers(trx: Store, accountId: number, userIds: readonly number[], action: DeviceAction, now: number, known?: readonly Place[]): Promise<void> {
  if (userIds.length === 0) return
  const codes = await trx.selectFrom('access_codes').select('id').where(inIds('user_id', userIds)).where('is_active', '=', 1).orderBy('id').execute()
  if (codes.length === 0) return
  const places = known ?? (await readPlaces(trx, accountId))
  const locations = await readLocationsOfCodes(trx, codes.map(({ id }) => id))
  for (const { id } of codes) {
    await recordPushes(trx, modulesOfCode(places, locations.get(id) ?? []), { accountId, at: now, action, codeId: id })
  }
}
