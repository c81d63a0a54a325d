import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { FacilityCodeMode } from '@portal/domain'
import type { CodeRow } from '../access/accessSubject.ts'
import { readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { modulesOfCode, recordPushes } from '../devices/recordPushes.ts'
import { conflict } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { codeAnswer } from './codeAnswer.ts'
import { readCodeLocations } from './codeLocations.ts'
import { doorsOfCode, saveCode, type SaveCodeContext, type SavedCode } from './saveCode.ts'

type StateRequest = RequestOf<typeof endpoints.setAccessCodeState>

/**
 * Turns a code on, suspends it or marks it as lost at every door, and updates its controllers. A code that is already off stays off, and its
 * controllers get no command. Inside a transaction. 403 `LIMITED`, 409 `CONFLICT`.
 */
export async function setCodeState(trx: Store, { viewer, vault, now }: SaveCodeContext, code: CodeRow, { State, Version }: StateRequest): Promise<SavedCode> {
  if (Version !== null && Version !== code.version) throw conflict(await codeAnswer({ store: trx, vault }, code))
  const places = await readPlaces(trx, viewer.accountId)
  const locations = await readCodeLocations(trx, code.id)
  await requireDoors(trx, viewer, doorsOfCode(places, locations), 'ID', code.output_mode)
  const isActive = Number(State === 'active')
  const version = code.version + 1
  const changed = { is_active: isActive, lost_at: State === 'lost' ? (code.lost_at ?? now) : null, version, updated_by: viewer.user.name }
  await trx.updateTable('access_codes').set(changed).where('id', '=', code.id).execute()
  const modules = isActive === code.is_active ? [] : modulesOfCode(places, locations)
  const action = isActive === 1 ? 'add' : 'remove'
  return { id: code.id, version, pushes: await recordPushes(trx, modules, { accountId: viewer.accountId, at: now, action, codeId: code.id }) }
}

/** Replaces a code by a new one with the same user, label, doors, hours and dates. Refusals: as for saving a code. */
export async function replaceCode(trx: Store, context: SaveCodeContext, code: CodeRow, { Code, FacilityCode, CardNumber }: NonNullable<StateRequest['Replacement']>): Promise<SavedCode> {
  const kept = await codeAnswer({ store: trx, vault: context.vault }, code)
  const numbers = CardNumber === null
    ? { Code, WiegandFormat: null, FacilityCodeMode: null, FacilityCode: null, CardNumber: null }
    : { Code: '', FacilityCodeMode: FacilityCodeMode.FacilityCode, FacilityCode, CardNumber }
  return saveCode(trx, context, code.user_id, { ...kept, ...numbers, ID: null, PhoneCode: '', CardRangeFrom: null, CardRangeTo: null, IsActive: true, Version: null })
}
