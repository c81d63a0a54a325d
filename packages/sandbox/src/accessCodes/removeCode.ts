import { readPlaces } from '../access/places.ts'
import { modulesOfCode, type RecordedPush, recordPushes } from '../devices/recordPushes.ts'
import type { Store } from '../store/openStore.ts'
import { readCodeLocations } from './codeLocations.ts'

/** Deletes a code and takes it off its controllers. Inside a transaction. */
export async function removeCode(trx: Store, accountId: number, code: { id: number; is_active: number }, now: number): Promise<RecordedPush[]> {
  const modules = code.is_active === 1 ? modulesOfCode(await readPlaces(trx, accountId), await readCodeLocations(trx, code.id)) : []
  await trx.deleteFrom('access_code_locations').where('code_id', '=', code.id).execute()
  await trx.deleteFrom('access_codes').where('id', '=', code.id).execute()
  return recordPushes(trx, modules, { accountId, at: now, action: 'remove', codeId: code.id })
}
