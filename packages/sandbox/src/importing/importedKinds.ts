import type { ImportKind } from '@portal/domain'
import { importedCallGroups } from './importedCallGroups.ts'
import { importedContacts } from './importedContacts.ts'
import { importedHolidays } from './importedHolidays.ts'
import type { ImportedKind } from './ImportedKind.ts'
import { importedCodes } from './importedCodes.ts'
import { importedSchedules } from './importedSchedules.ts'
import { importedPeople } from './importedPeople.ts'

/** How each kind of file is imported. */
export const importedKinds: Record<ImportKind, ImportedKind> = {
  users: importedPeople, callGroups: importedCallGroups, accessCodes: importedCodes, contacts: importedContacts, holidays: importedHolidays,
  schedules: importedSchedules,
}
