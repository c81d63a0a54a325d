import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { heldPin } from '../heldPin.ts'
import { doorEffect, enteredRow, importedRow, importKind, importRecord, importRowsAtMost, plannedRow, rowNumber } from '../importShapes.ts'
import { numberId } from '../people.ts'
import { count, flag, page, wholeNumber } from '../shapes.ts'
import { filledLine } from '../textFields.ts'

const ofImport = { ImportID: numberId }

/** Creates an import. Its rows follow with `addImportRows`, and nothing is written before `changeImport`. Refusals: 403, 404, 409 `TOO_MANY_DRAFTS`. */
export const createImport = defineEndpoint({
  area: 'imports',
  as: 'create',
  service: 'bulk-import',
  method: 'POST',
  path: '/Import/CreateImport',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Begins an import of users, call groups, access codes, contacts or holidays into a property.',
  request: v.object({
    Kind: v.optional(importKind, 'users'),
    PropertyID: numberId,
    FileName: filledLine(120),
    Rows: wholeNumber(1, importRowsAtMost),
    /** The id of the migration to which the import belongs. Refused with 409 `MIGRATION_STATE` unless the migration is open. */
    MigrationID: v.optional(numberId),
    /** The id of the group for new users whose row names none. */
    UserGroupID: v.optional(numberId),
  }),
  response: importRecord,
})

/**
 * Adds rows to an import; a row with the same number is replaced. Refusals: 403, 404, 409 `IMPORT_STARTED`, 400 `VALIDATION` for more rows
 * than were announced.
 */
export const addImportRows = defineEndpoint({
  area: 'imports',
  as: 'addRows',
  service: 'bulk-import',
  method: 'POST',
  path: '/Import/AddImportRows',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sends some rows of an import.',
  request: v.object({ ...ofImport, Rows: v.pipe(v.array(enteredRow), v.minLength(1), v.maxLength(500)) }),
  /** `Rows` is the number of stored rows. */
  response: v.looseObject({ Rows: count }),
})

/** Previews the next rows by writing them and undoing that, so that the preview equals the import. Refusals: 403, 404, 409 `IMPORT_STARTED`. */
export const previewImport = defineEndpoint({
  area: 'imports',
  as: 'preview',
  service: 'bulk-import',
  method: 'POST',
  path: '/Import/PreviewImport',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'A preview of what the rows of an import would change.',
  /** `After` is the last row of the previous answer; 0 in the first request. */
  request: v.object({ ...ofImport, After: wholeNumber(0, 1_000_000) }),
  response: v.looseObject({
    Rows: v.array(plannedRow),
    /** The doors at which the rows in this answer change access. */
    Doors: v.array(doorEffect),
    /** The last row of this answer, after which the next request continues; null at the end. */
    Next: v.nullable(v.number()),
  }),
})

/**
 * Starts, pauses, resumes or ends an import; `discard` deletes an import that never started. A canceled import keeps its records, which can
 * be undone. Refusals: 403, 404, 409 `IMPORT_STATE` if the import's state doesn't allow it, 409 `ROWS_MISSING`.
 */
export const changeImport = defineEndpoint({
  area: 'imports',
  as: 'change',
  service: 'bulk-import',
  method: 'POST',
  path: '/Import/ChangeImport',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Starts, pauses, continues, cancels or discards an import.',
  request: v.object({
    ...ofImport,
    Action: v.picklist(['start', 'pause', 'resume', 'cancel', 'discard']),
    /** For `start`: whether the user has confirmed rows after which visitors can reach no one. Otherwise those rows are refused. */
    AcknowledgesEnd: v.optional(flag, false),
  }),
  response: v.looseObject({ message: v.string() }),
})

/** The state of an import, which runs in the background. Refusals: 403, 404. */
export const getImport = defineEndpoint({
  area: 'imports',
  as: 'get',
  service: 'bulk-import',
  method: 'GET',
  path: '/Import/GetImport',
  auth: 'session',
  assumed: true,
  summary: 'The state and progress of an import.',
  request: v.object(ofImport),
  response: importRecord,
})

/** The imports of the account that the signed-in user may see, newest first; at most 50. */
export const getImports = defineEndpoint({
  area: 'imports',
  as: 'list',
  service: 'bulk-import',
  method: 'GET',
  path: '/Import/GetImports',
  auth: 'session',
  assumed: true,
  summary: 'The imports of an account, each with its user.',
  request: v.object({ AccountID: v.optional(numberId) }),
  response: v.looseObject({ Imports: v.array(importRecord) }),
})

/** The rows of an import with their results. Refusals: 403, 404. */
export const getImportRows = defineEndpoint({
  area: 'imports',
  as: 'listRows',
  service: 'bulk-import',
  method: 'GET',
  path: '/Import/GetImportRows',
  auth: 'session',
  assumed: true,
  summary: 'The rows of an import, each with its outcome.',
  request: v.object({
    ...ofImport,
    page: v.optional(page, 1),
    count: v.optional(wholeNumber(1, 200), 20),
    /** The rows to list. `problem` selects rows that were refused or left out. */
    Show: v.optional(v.picklist(['all', 'created', 'changed', 'unchanged', 'problem']), 'all'),
    /** The numbers of the listed rows. */
  }),
  response: v.looseObject({ Rows: v.array(importedRow), Total: count }),
})

/**
 * Undoes an import within 90 days, or only some of its rows. A row on which later changes depend stays, with the reason. Refusals: 403,
 * 404, 409 `IMPORT_STATE`, 409 `UNDO_EXPIRED`.
 */
export const undoImport = defineEndpoint({
  area: 'imports',
  as: 'undo',
  service: 'bulk-import',
  method: 'POST',
  path: '/Import/UndoImport',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Undoes an import, whole or in part.',
  /** `Rows` are the numbers of the rows to undo; all rows if omitted. */
  request: v.object({ ...ofImport, Rows: v.optional(v.pipe(v.array(rowNumber), v.minLength(1), v.maxLength(5000))) }),
  response: v.looseObject({ message: v.string() }),
})

/** Users that a row can name. */
const nameable = v.array(v.looseObject({ Name: v.string(), Email: v.string(), Unit: v.string() }))

/** The facts that the portal needs before it reads a file of call groups. Refusals: 403, 404 for another account. */
export const importValidatorCallGroups = defineEndpoint({
  area: 'imports',
  as: 'checkCallGroups',
  service: 'voice-video',
  method: 'GET',
  path: '/CallGroup/ImportValidatorCallGroups',
  auth: 'session',
  assumed: true,
  summary: 'The call groups of an account and the users they can ring, to check a file against.',
  /** The id of the account; the user's own if omitted. */
  request: v.object({ AccountID: v.optional(numberId) }),
  response: v.looseObject({
    CallGroups: v.array(v.looseObject({ ID: numberId, Name: v.string(), IsVideo: flag })),
    DirectoryPins: v.array(heldPin),
    People: nameable,
    /** Whether the lists are cut at 10,000 entries, so that only the preview checks the others. */
    IsTruncated: flag,
  }),
})

/**
 * The facts that the portal needs before it reads a file of access codes. Only the preview knows which codes are taken. Refusals: 403, 404
 * for another account.
 */
export const importValidatorAccessCodes = defineEndpoint({
  area: 'imports',
  as: 'checkAccessCodes',
  service: 'account',
  method: 'GET',
  path: '/useraccesscode/ImportValidatorAccessCodes',
  auth: 'session',
  assumed: true,
  summary: 'The places where codes open and the users who can have them, to check a file against.',
  /** The id of the account; the user's own if omitted. */
  request: v.object({ AccountID: v.optional(numberId) }),
  response: v.looseObject({
    /** The names of the places where codes open doors. */
    Places: v.array(v.string()),
    /** The number of digits that every gate code has; null if they differ. */
    CodeWidth: v.nullable(v.number()),
    People: nameable,
    /** Whether the list of users is cut at 10,000. */
    IsTruncated: flag,
  }),
})
