import { exportFormats, exportKinds, exportStates, InvoiceStatus } from '@portal/domain'
import * as v from 'valibot'
import { accountFilter } from './accountFilter.ts'
import { codeFilter } from './accessCodeShapes.ts'
import { inviteFilter } from './inviteFilter.ts'
import { logFilter } from './logShapes.ts'
import { numberId, userFilter } from './people.ts'
import { count, wholeNumber } from './shapes.ts'

const { AccountID: _ofLog, ...log } = logFilter
const { accountID: _ofUsers, ...users } = userFilter.entries

/** The list to export, with its page's filters. */
export const exported = v.variant('Of', [
  v.object({ Of: v.literal('log'), ...log }),
  v.object({ Of: v.literal('users'), ...users }),
  v.object({ Of: v.literal('codes'), ...codeFilter }),
  v.object({ Of: v.literal('invites'), ...inviteFilter }),
  v.object({ Of: v.literal('invoices'), Status: v.optional(v.picklist(Object.values(InvoiceStatus))) }),
  v.object({ Of: v.literal('accounts'), ...accountFilter }),
])

export const exportFormat = v.picklist(exportFormats)

export const exportRecord = v.looseObject({
  ExportID: numberId,
  Name: v.string(),
  Of: v.picklist(exportKinds),
  Format: exportFormat,
  State: v.picklist(exportStates),
  /** Why the export failed; empty if it didn't. */
  Reason: v.string(),
  /** The number of written lines; `Total` is null if it isn't known before the end. */
  Lines: count,
  Total: v.nullable(count),
  /** The progress in percent; after a cancellation or a failure, the last progress. */
  Percent: wholeNumber(0, 100),
  /** The size of the file in bytes; 0 while there is none. */
  Size: count,
  /** The ISO instant at which the export was started; the next field is when it ended, null if it hasn't. */
  CreatedAt: v.string(),
  EndedAt: v.nullable(v.string()),
  /** When the file will be deleted; null while there is none. */
  KeptUntil: v.nullable(v.string()),
})
