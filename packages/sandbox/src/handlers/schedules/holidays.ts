import { notFound, placeOf, readPlaces } from '../../access/places.ts'
import { requireRight } from '../../access/requireRight.ts'
import { conflict, Refusal } from '../../Refusal.ts'
import type { Store } from '../../store/openStore.ts'
import type { Handler } from '../Handler.ts'

export const getHolidays: Handler<'getHolidays'> = async ({ PropertyLocationID }, call) => {
  const { account_id: accountId } = await requireRight(call, 'schedules.view')
  let query = call.store.selectFrom('holidays').selectAll().where('account_id', '=', accountId).orderBy('first_day').orderBy('id')
  if (PropertyLocationID !== undefined) query = query.where('location_id', '=', PropertyLocationID)
  const rows = await query.execute()
  return { Holidays: rows.map(holidayAnswer) }
}

export const saveHoliday: Handler<'saveHoliday'> = async ({ ID, PropertyLocationID, Name, From, Until, Version }, call) => {
  const { account_id: accountId, name: by } = await requireRight(call, 'schedules.edit')
  placeOf(await readPlaces(call.store, accountId), PropertyLocationID)
  if (Until < From) throw new Refusal(400, 'VALIDATION', 'The last day is before the first.', { field: 'Until' })
  return call.store.transaction().execute(async (trx) => {
    const before = ID === null ? null : await findHoliday(trx, accountId, ID)
    if (before && Version !== null && Version !== before.version) throw conflict(holidayAnswer(before))
    const version = (before?.version ?? 0) + 1
    const values = { location_id: PropertyLocationID, account_id: accountId, name: Name, first_day: From, last_day: Until, version, updated_by: by }
    const id = before
      ? (await trx.updateTable('holidays').set(values).where('id', '=', before.id).execute(), before.id)
      : (await trx.insertInto('holidays').values(values).returning('id').executeTakeFirstOrThrow()).id
    return { ID: id, Version: version, message: 'Holiday saved.' }
  })
}

export const deleteHoliday: Handler<'deleteHoliday'> = async ({ ID }, call) => {
  const { account_id: accountId } = await requireRight(call, 'schedules.edit')
  await findHoliday(call.store, accountId, ID)
  await call.store.deleteFrom('holidays').where('id', '=', ID).execute()
  return { message: 'Holiday deleted.' }
}

type HolidayRow = Awaited<ReturnType<typeof findHoliday>>

function holidayAnswer(row: HolidayRow) {
  return {
    ID: row.id, PropertyLocationID: row.location_id, Name: row.name, From: row.first_day, Until: row.last_day,
    Version: row.version, UpdatedBy: row.updated_by,
  }
}

async function findHoliday(store: Store, accountId: number, id: number) {
  const row = await store.selectFrom('holidays').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw notFound('holiday', 'ID')
  return row
}
