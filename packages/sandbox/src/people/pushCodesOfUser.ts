import { readCodeLocations } from '../accessCodes/codeLocations.ts'
import { readPlaces } from '../access/places.ts'
import { modulesOfCode, type PushAction, recordPushes } from '../devices/recordPushes.ts'
import type { Store } from '../store/openStore.ts'

/** Sends every active code of a person to its controllers, or takes it off them. Answers how many codes there were. */
export async function pushCodesOfUser(trx: Store, accountId: number, userId: number, action: PushAction, now: number): Promise<number> {
  const codes = await trx.selectFrom('access_codes').select('id').where('user_id', '=', userId).where('is_active', '=', 1).execute()
  if (codes.length === 0) return 0
  const places = await readPlaces(trx, accountId)
  for (const { id } of codes) {
    await recordPushes(trx, modulesOfCode(places, await readCodeLocations(trx, id)), { accountId, at: now, action, codeId: id })
  }
  return codes.length
}
