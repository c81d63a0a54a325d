import { type PersonColumn, personColumns } from './personColumns.ts'

/** The kinds of import files. */
export const importKinds = ['users', 'callGroups', 'accessCodes', 'contacts', 'holidays', 'schedules'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * What a file may say of a call group, one row each, in the order in which a user reads it. `FirstCalled`, `SecondCalled` and `Numbers` hold
 * several, with “;” between them.
 */
export const callGroupColumns = ['Name', 'CallKind', 'DirectoryPin', 'FirstCalled', 'SecondCalled', 'Numbers'] as const
export type CallGroupColumn = (typeof callGroupColumns)[number]

/**
 * What a file may say of an access code, one row each: its user (empty: shared), its type, the digits or the card, and its places (empty:
 * all of the property).
 */
export const codeColumns = ['Person', 'CodeType', 'Code', 'CardFormat', 'Label', 'Places', 'validFrom', 'validUntil'] as const
export type CodeColumn = (typeof codeColumns)[number]

/** The columns of a contact, one row each. The contact belongs to a user, or to the property if that column is empty. */
export const contactColumns = ['Name', 'Relation', 'Phone', 'Email', 'Person', 'Notes'] as const
export type ContactColumn = (typeof contactColumns)[number]

/** The columns of a holiday, one row each, found by name and year. An empty last day means the first day. */
export const holidayColumns = ['Name', 'FirstDay', 'LastDay'] as const
export type HolidayColumn = (typeof holidayColumns)[number]

/**
 * What a file may say of the hours in which doors are held open, one row each, found by its name. `Doors` holds several, with “;” between them (empty: every
 * door of the property); `Hours` are as `readHoursCell` reads them.
 */
export const scheduleColumns = ['Name', 'Doors', 'Hours'] as const
export type ScheduleColumn = (typeof scheduleColumns)[number]

export type ImportColumn = PersonColumn | CallGroupColumn | CodeColumn | ContactColumn | HolidayColumn | ScheduleColumn

/** A record as a row of a file says it; what is absent or empty changes nothing. */
export type ImportCells = Partial<Record<ImportColumn, string>>

/** The columns of each kind of file. */
export const columnsOfKind = {
  users: personColumns, callGroups: callGroupColumns, accessCodes: codeColumns, contacts: contactColumns, holidays: holidayColumns, schedules: scheduleColumns,
} as const satisfies Record<ImportKind, readonly ImportColumn[]>

/** Every column, once. */
export const importColumns: readonly ImportColumn[] = [...new Set<ImportColumn>(Object.values(columnsOfKind).flat())]

/** The columns that name a row's subject; a file needs one of them. */
export const namingColumns = {
  users: ['Name', 'FirstName', 'LastName'], callGroups: ['Name'], accessCodes: ['Code'], contacts: ['Name'], holidays: ['Name'], schedules: ['Name'],
} as const satisfies Record<ImportKind, readonly ImportColumn[]>
