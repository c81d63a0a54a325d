import type { ImportKind } from '@portal/domain'
import { importedCallGroups } from './importedCallGroups.ts'
import { importedContacts, importedHolidays, importedSchedules } from './versionedKinds.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { importedCodes } from './importedCodes.ts'
import { importedUsers } from './importedUsers.ts'

/** How each kind of file is imported. */
export const importedKinds: Record<ImportKind, ImportedKind> = {
  users: importedUsers, callGroups: importedCallGroups, accessCodes: importedCodes, contacts: importedContacts, holidays: importedHolidays,
  schedules: importedSchedules,
}
