import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { heldPin } from '../heldPin.ts'
import { doorEffect, enteredRow, importedRow, importKind, importRecord, importRowsAtMost, plannedRow, rowNumber } from '../importShapes.ts'
import { numberId } from '../people.ts'
import { count, flag, page, wholeNumber } from '../shapes.ts'
import { filledLine } from '../textFields.ts'

const ofImport = { ImportID: numberId }

/** Begins an import: its rows follow with `addImportRows`, and nothing is written before `changeImport`. Refusals: 403, 404, 409 `TOO_MANY_DRAFTS`. */
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
    /** The migration that imports these rows from another system. Refused with 409 `MIGRATION_STATE` unless it is open. */
    MigrationID: v.optional(numberId),
    /** The group of new users whose row names none. */
    UserGroupID: v.optional(numberId),
  }),
  response: importRecord,
})

/** Sends rows; a row with the same number is replaced. Refusals: 403, 404, 409 `IMPORT_STARTED`, 400 `VALIDATION` for more rows than were announced. */
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
  /** The number of stored rows. */
  response: v.looseObject({ Rows: count }),
})

/**
 * Previews the next rows by writing and rolling them back, so the preview equals the import. Refusals: 403, 404, 409
 * `IMPORT_STARTED`.
 */
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
  /** `After`: the last row of the answer before; 0 at first. */
  request: v.object({ ...ofImport, After: wholeNumber(0, 1_000_000) }),
  response: v.looseObject({
    Rows: v.array(plannedRow),
    /** The doors at which the rows of this answer change something. */
    Doors: v.array(doorEffect),
    /** The row to go on after; null: these were the last. */
    Next: v.nullable(v.number()),
  }),
})

/**
 * Starts, pauses, resumes or ends an import; `discard` deletes one that never started. A canceled import keeps its records, which can
 * be undone. Refusals: 403, 404, 409 `IMPORT_STATE` if the import is not in a state for it, 409 `ROWS_MISSING`.
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
    /** For `start`: whether the user has confirmed that with some rows visitors can reach no one. Those rows are refused otherwise. */
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

/** The imports of the account that the viewer may see, newest first; at most 50. */
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
    /** `problem`: the rows that were refused or left out. */
    Show: v.optional(v.picklist(['all', 'created', 'changed', 'unchanged', 'problem']), 'all'),
    /** Rows by their numbers. */
  }),
  response: v.looseObject({ Rows: v.array(importedRow), Total: count }),
})

/**
 * Undoes an import within 90 days, whole or some rows. A row that later changes depend on stays, with its reason.
 * Refusals: 403, 404, 409 `IMPORT_STATE`, 409 `UNDO_EXPIRED`.
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
  /** Every row if `Rows` is omitted. */
  request: v.object({ ...ofImport, Rows: v.optional(v.pipe(v.array(rowNumber), v.minLength(1), v.maxLength(5000))) }),
  response: v.looseObject({ message: v.string() }),
})

/** A user that a row can name. */
const nameable = v.array(v.looseObject({ Name: v.string(), Email: v.string(), Unit: v.string() }))

/** The facts that an import of call groups needs before it reads a file. Refusals: 403, 404 for another account. */
export const importValidatorCallGroups = defineEndpoint({
  area: 'imports',
  as: 'checkCallGroups',
  service: 'voice-video',
  method: 'GET',
  path: '/CallGroup/ImportValidatorCallGroups',
  auth: 'session',
  assumed: true,
  summary: 'The call groups of an account and the users they can ring, to check a file against.',
  /** The user's own account if omitted. */
  request: v.object({ AccountID: v.optional(numberId) }),
  response: v.looseObject({
    CallGroups: v.array(v.looseObject({ ID: numberId, Name: v.string(), IsVideo: flag })),
    DirectoryPins: v.array(heldPin),
    People: nameable,
    /** True if the lists end at 10,000 entries each, so that the dry run must check the others. */
    IsTruncated: flag,
  }),
})

/** The facts that an import of access codes needs before it reads a file. Only the dry run knows which codes are taken. Refusals: 403, 404 for another account. */
export const importValidatorAccessCodes = defineEndpoint({
  area: 'imports',
  as: 'checkAccessCodes',
  service: 'account',
  method: 'GET',
  path: '/useraccesscode/ImportValidatorAccessCodes',
  auth: 'session',
  assumed: true,
  summary: 'The places where codes open and the users who can have them, to check a file against.',
  /** The user's own account if omitted. */
  request: v.object({ AccountID: v.optional(numberId) }),
  response: v.looseObject({
    /** The names of the places at which codes open. */
    Places: v.array(v.string()),
    /** How many digits every gate code has; null where they differ. */
    CodeWidth: v.nullable(v.number()),
    People: nameable,
    /** True if the users end at 10,000. */
    IsTruncated: flag,
  }),
})
