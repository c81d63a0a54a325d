import { type PersonColumn, personColumns } from './personColumns.ts'

/** The kinds of import files. */
export const importKinds = ['users', 'callGroups', 'accessCodes', 'contacts', 'holidays', 'schedules'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * The columns of a call group, one row each, in reading order. `FirstCalled`, `SecondCalled` and `Numbers` can have several values, with
 * “;” between them.
 */
export const callGroupColumns = ['Name', 'CallKind', 'DirectoryPin', 'FirstCalled', 'SecondCalled', 'Numbers'] as const
export type CallGroupColumn = (typeof callGroupColumns)[number]

/**
 * The columns of an access code, one row each: its user (empty: shared), its type, the digits or the card, and its places (empty: all of
 * the property).
 */
export const codeColumns = ['Person', 'CodeType', 'Code', 'CardFormat', 'Label', 'Places', 'validFrom', 'validUntil'] as const
export type CodeColumn = (typeof codeColumns)[number]

/** The columns of a contact, one row each. The contact belongs to a user, or to the property if that column is empty. */
export const contactColumns = ['Name', 'Relation', 'Phone', 'Email', 'Person', 'Notes'] as const
export type ContactColumn = (typeof contactColumns)[number]

/** The columns of a holiday, one row each, identified by name and year. An empty last day means the first day. */
export const holidayColumns = ['Name', 'FirstDay', 'LastDay'] as const
export type HolidayColumn = (typeof holidayColumns)[number]

/**
 * The columns of a schedule that holds doors open, one row each, identified by its name. `Doors` can have several, with “;” between them
 * (empty: every door of the property). `Hours` are in the form that `readHoursCell` reads.
 */
export const scheduleColumns = ['Name', 'Doors', 'Hours'] as const
export type ScheduleColumn = (typeof scheduleColumns)[number]

export type ImportColumn = PersonColumn | CallGroupColumn | CodeColumn | ContactColumn | HolidayColumn | ScheduleColumn

/** A row of a file, as values by column. Absent and empty values change nothing. */
export type ImportCells = Partial<Record<ImportColumn, string>>

/** The columns of each kind of file. */
export const columnsOfKind = {
  users: personColumns, callGroups: callGroupColumns, accessCodes: codeColumns, contacts: contactColumns, holidays: holidayColumns, schedules: scheduleColumns,
} as const satisfies Record<ImportKind, readonly ImportColumn[]>

/** Every column, once. */
export const importColumns: readonly ImportColumn[] = [...new Set<ImportColumn>(Object.values(columnsOfKind).flat())]

/** The columns that identify a row's record; a file needs at least one of them. */
export const namingColumns = {
  users: ['Name', 'FirstName', 'LastName'], callGroups: ['Name'], accessCodes: ['Code'], contacts: ['Name'], holidays: ['Name'], schedules: ['Name'],
} as const satisfies Record<ImportKind, readonly ImportColumn[]>
