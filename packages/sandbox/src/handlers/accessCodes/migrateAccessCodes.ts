import { requireRight } from '../../access/requireRight.ts'
import { placeOf, readPlaces } from '../../access/places.ts'
import { findTaken, type TakenCode } from '../../accessCodes/findTaken.ts'
import { readCodeLocations, takenRefusal, writeCodeLocations } from '../../accessCodes/saveCode.ts'
import { modulesOfCode, recordPushes } from '../../devices/recordPushes.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

export const migrateAccessCodes: Handler<'migrateAccessCodes'> = async (request, call) => {
  const { account_id: accountId } = await requireRight(call, 'codes.edit')
  const { FromPropertyLocationID: from, ToPropertyLocationID: to, AccessCodeIDs, IsCopy } = request
  const now = call.clock.now()
  return call.store.transaction().execute(async (trx) => {
    const places = await readPlaces(trx, accountId)
    placeOf(places, from)
    placeOf(places, to)
    if (from === to) throw new Refusal(400, 'VALIDATION', 'Choose two different locations.', { field: 'ToPropertyLocationID' })
    const codes = await trx
      .selectFrom('access_codes')
      .innerJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
      .selectAll('access_codes')
      .where('account_id', '=', accountId)
      .where('location_id', '=', from)
      .orderBy('access_codes.id')
      .execute()
    const wanted = AccessCodeIDs ?? codes.map(({ id }) => id)
    const rows: { AccessCodeID: number; IsDone: boolean; message: string }[] = []
    for (const id of wanted) {
      const code = codes.find((candidate) => candidate.id === id)
      const taken: TakenCode | null = code ? await findTaken(trx, { accountId, places, ownId: id }, [{ locationId: to }], code, now) : null
      if (!code || taken) {
        rows.push({ AccessCodeID: id, IsDone: false, message: taken ? takenRefusal(taken).message : 'This code is not at that location.' })
        continue
      }
      const before = await readCodeLocations(trx, id)
      const moved = before.find(({ locationId }) => locationId === from)
      const after = [
        ...before.filter(({ locationId }) => locationId !== to && (IsCopy || locationId !== from)),
        { locationId: to, isActive: moved?.isActive ?? true, ports: null },
      ]
      await writeCodeLocations(trx, id, after)
      await trx.updateTable('access_codes').set({ version: code.version + 1 }).where('id', '=', id).execute()
      if (code.is_active === 1) {
        const [old, present] = [modulesOfCode(places, before), modulesOfCode(places, after)]
        const push = { accountId, at: now, codeId: id }
        await recordPushes(trx, old.filter((module) => !present.some((other) => other.id === module.id)), { ...push, action: 'remove' })
        await recordPushes(trx, present.filter((module) => !old.some((other) => other.id === module.id)), { ...push, action: 'add' })
      }
      rows.push({ AccessCodeID: id, IsDone: true, message: IsCopy ? 'Copied.' : 'Moved.' })
    }
    return { MovedCount: rows.filter(({ IsDone }) => IsDone).length, Rows: rows }
  })
}
