import { type PersonColumn, personColumns } from './personColumns.ts'

/** What a file can be about. */
export const importKinds = ['users', 'callGroups', 'accessCodes'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * What a file may say of a call group, one row each, in the order in which a person reads it. `FirstCalled`, `SecondCalled` and `Numbers` hold
 * several, with “;” between them.
 */
export const callGroupColumns = ['Name', 'CallKind', 'DirectoryPin', 'FirstCalled', 'SecondCalled', 'Numbers'] as const
export type CallGroupColumn = (typeof callGroupColumns)[number]

/**
 * What a file may say of an access code, one row each: whose it is (empty: nobody's), what it is, the digits or the card, and at which places it
 * opens (empty: at all of the property).
 */
export const codeColumns = ['Person', 'CodeType', 'Code', 'CardFormat', 'Label', 'Places', 'validFrom', 'validUntil'] as const
export type CodeColumn = (typeof codeColumns)[number]

export type ImportColumn = PersonColumn | CallGroupColumn | CodeColumn

/** A record as a row of a file says it; what is absent or empty changes nothing. */
export type ImportCells = Partial<Record<ImportColumn, string>>

/** The columns of each kind of file. */
export const columnsOfKind = { users: personColumns, callGroups: callGroupColumns, accessCodes: codeColumns } as const satisfies Record<ImportKind, readonly ImportColumn[]>

/** Every column, once. */
export const importColumns: readonly ImportColumn[] = [...new Set<ImportColumn>(Object.values(columnsOfKind).flat())]

/** The columns of which a file needs one: they name what a row is about. */
export const namingColumns = { users: ['Name', 'FirstName', 'LastName'], callGroups: ['Name'], accessCodes: ['Code'] } as const satisfies Record<ImportKind, readonly ImportColumn[]>
