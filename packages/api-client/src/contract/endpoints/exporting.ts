import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { exported, exportFormat, exportRecord } from '../exportShapes.ts'
import { numberId } from '../people.ts'
import { file, flag } from '../shapes.ts'
import { filledLine } from '../textFields.ts'

const ofExport = { ExportID: numberId }

/**
 * Begins an export in the background. The file has what the signed-in user may read, as the page shows it. Refusals: 400 for a PDF of too
 * many lines, 403, 404, 409 `EXPORT_RUNNING` while the user has another running export.
 */
export const createExport = defineEndpoint({
  area: 'exports',
  as: 'create',
  service: 'export',
  method: 'POST',
  path: '/Export/CreateExport',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Begins an export of a list as CSV or PDF.',
  request: v.object({
    AccountID: v.optional(numberId),
    /** The user's name for the export. */
    Name: filledLine(120),
    Format: exportFormat,
    /** Whether the digits of codes and PINs are in the file. */
    WithCodes: v.optional(flag, false),
    /** The language of a PDF's headings and states, and of the mail. A CSV is the same in every language. */
    Language: v.optional(v.picklist(['en', 'es']), 'en'),
    What: exported,
  }),
  response: exportRecord,
})

/** The exports of the signed-in user, newest first; at most 20. Each such request also advances them. Refusals: 403. */
export const getExports = defineEndpoint({
  area: 'exports',
  as: 'list',
  service: 'export',
  method: 'GET',
  path: '/Export/GetExports',
  auth: 'session',
  assumed: true,
  summary: 'The signed-in user’s exports, each with its progress.',
  request: v.optional(v.object({}), {}),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    TimeZone: v.string(),
    Exports: v.array(exportRecord),
  }),
})

/**
 * Changes an export. `cancel` ends a running export and deletes its file; `again` exports the current list again; `remove` deletes the
 * export and its file. Refusals: 403, 404, 409 `EXPORT_STATE` if the export's state doesn't allow it, 409 `EXPORT_RUNNING`.
 */
export const changeExport = defineEndpoint({
  area: 'exports',
  as: 'change',
  service: 'export',
  method: 'POST',
  path: '/Export/ChangeExport',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Cancels, repeats or removes an export.',
  request: v.object({ ...ofExport, Action: v.picklist(['cancel', 'again', 'remove']) }),
  response: v.looseObject({ message: v.string() }),
})

/** Downloads the finished file: `text/csv` in UTF-8 with a byte order mark, or `application/pdf`. Refusals: 403, 404, 409 `EXPORT_STATE`. */
export const downloadExport = defineEndpoint({
  area: 'exports',
  as: 'download',
  service: 'export',
  method: 'GET',
  path: '/Export/DownloadExport',
  responseKind: 'file',
  mediaType: ['text/csv', 'application/pdf'],
  auth: 'session',
  assumed: true,
  summary: 'The file of a finished export.',
  request: v.object(ofExport),
  response: file,
})
