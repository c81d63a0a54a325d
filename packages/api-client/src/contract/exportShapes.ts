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
  /** Why it failed; empty otherwise. */
  Reason: v.string(),
  /** The number of written lines; `Total` is null if unknown before the end. */
  Lines: count,
  Total: v.nullable(count),
  /** The progress, or the last progress if canceled or failed. */
  Percent: wholeNumber(0, 100),
  /** The bytes of the file; 0 while there is none. */
  Size: count,
  /** ISO instants; null: not yet. */
  CreatedAt: v.string(),
  EndedAt: v.nullable(v.string()),
  /** When the file is deleted; null while there is none. */
  KeptUntil: v.nullable(v.string()),
})
