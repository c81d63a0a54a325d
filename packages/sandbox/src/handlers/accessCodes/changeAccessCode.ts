import { notFound, placeOf, readPlaces } from '../../access/places.ts'
import { findTaken } from '../../accessCodes/findTaken.ts'
import { readCodeLocations, writeCodeLocations } from '../../accessCodes/codeLocations.ts'
import { takenRefusal } from '../../accessCodes/saveCode.ts'
import { findCodeToChange } from '../../accessCodes/standingOfCode.ts'
import { requireViewer } from '../../people/viewer.ts'
import { modulesOfCode, recordPushes } from '../../devices/recordPushes.ts'
import type { Handler } from '../Handler.ts'

export const deleteAccessCode: Handler<'deleteAccessCode'> = async ({ ID }, call) => {
  const viewer = await requireViewer(call, 'codes.edit')
  const { accountId } = viewer
  return call.store.transaction().execute(async (trx) => {
    const code = await findCodeToChange(trx, viewer, ID)
    const modules = code.is_active === 1 ? modulesOfCode(await readPlaces(trx, accountId), await readCodeLocations(trx, ID)) : []
    await trx.deleteFrom('access_code_locations').where('code_id', '=', ID).execute()
    await trx.deleteFrom('access_codes').where('id', '=', ID).execute()
    const Pushes = await recordPushes(trx, modules, { accountId, at: call.clock.now(), action: 'remove', codeId: ID })
    return { message: 'Code deleted.', Pushes }
  })
}

export const setAccessCodeActivation: Handler<'setAccessCodeActivation'> = async ({ ID, PropertyLocationID, IsActive }, call) => {
  const viewer = await requireViewer(call, 'codes.edit')
  const { accountId, user: { name: by } } = viewer
  const now = call.clock.now()
  return call.store.transaction().execute(async (trx) => {
    const code = await findCodeToChange(trx, viewer, ID)
    const places = await readPlaces(trx, accountId)
    placeOf(places, PropertyLocationID)
    const before = await readCodeLocations(trx, ID)
    const present = before.find(({ locationId }) => locationId === PropertyLocationID)
    if (!present && !IsActive) throw notFound('location of this code', 'PropertyLocationID')
    if (!present) {
      const taken = await findTaken(trx, { viewer, places, ownId: ID }, [{ locationId: PropertyLocationID }], code, now)
      if (taken) throw takenRefusal(taken)
    }
    const changed = { locationId: PropertyLocationID, isActive: IsActive, ports: present?.ports ?? null }
    await writeCodeLocations(trx, ID, [...before.filter((location) => location !== present), changed])
    await trx.updateTable('access_codes').set({ version: code.version + 1, updated_by: by }).where('id', '=', ID).execute()
    const isSame = (present?.isActive ?? false) === IsActive || code.is_active === 0
    const modules = isSame ? [] : modulesOfCode(places, [{ ...changed, isActive: true }])
    const Pushes = await recordPushes(trx, modules, { accountId, at: now, action: IsActive ? 'add' : 'remove', codeId: ID })
    return { message: IsActive ? 'Code switched on.' : 'Code switched off.', Pushes }
  })
}
