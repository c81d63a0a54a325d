import { findHoliday } from '../schedules/findHoliday.ts'
import { inIds } from '../store/inIds.ts'
import { builtOnVersion } from './builtOnVersion.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { type SettableHoliday, writeHolidayRow } from './writeHolidayRow.ts'

export const importedHolidays: ImportedKind = {
  right: 'schedules.edit',
  nameOf: ({ Name = '' }) => Name,
  writer: (_store, context) => Promise.resolve((trx, row) => writeHolidayRow(trx, context, row)),
  builtOn: (store, { accountId }, rows) => builtOnVersion(store, rows, 'holiday', (ids) =>
    store.selectFrom('holidays').select(['id', 'version', 'updated_by']).where('account_id', '=', accountId).where(inIds('id', ids)).execute()),
  takeBack: async (trx, { viewer }, row) => {
    const holiday = await findHoliday(trx, viewer.accountId, row.record_id ?? 0)
    if (row.before === null) {
      await trx.deleteFrom('holidays').where('id', '=', holiday.id).execute()
      return null
    }
    const before = JSON.parse(row.before) as SettableHoliday
    const version = holiday.version + 1
    await trx.updateTable('holidays').set({ ...before, version, updated_by: viewer.user.name }).where('id', '=', holiday.id).execute()
    return version
  },
}
