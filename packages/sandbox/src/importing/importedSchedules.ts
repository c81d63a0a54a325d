import { findSchedule } from '../schedules/scheduleAnswer.ts'
import { inIds } from '../store/inIds.ts'
import { builtOnVersion } from './builtOnVersion.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { type SettableSchedule, writeSchedule, writeScheduleRow } from './writeScheduleRow.ts'

export const importedSchedules: ImportedKind = {
  right: 'schedules.edit',
  nameOf: ({ Name = '' }) => Name,
  writer: (_store, context) => Promise.resolve((trx, row) => writeScheduleRow(trx, context, row)),
  builtOn: (store, { accountId }, rows) => builtOnVersion(store, rows, 'schedule', (ids) =>
    store.selectFrom('schedules').select(['id', 'version', 'updated_by']).where('account_id', '=', accountId).where(inIds('id', ids)).execute()),
  takeBack: async (trx, { viewer, now }, row) => {
    const schedule = await findSchedule(trx, viewer.accountId, row.record_id ?? 0)
    if (row.before === null) {
      await trx.deleteFrom('schedule_ports').where('schedule_id', '=', schedule.id).execute()
      await trx.deleteFrom('schedules').where('id', '=', schedule.id).execute()
      return null
    }
    const version = schedule.version + 1
    await writeSchedule(trx, { id: schedule.id, accountId: viewer.accountId }, JSON.parse(row.before) as SettableSchedule, { version, updated_by: viewer.user.name }, now)
    return version
  },
}
