import type { ExportKind } from '@portal/domain'
import { exportAccounts } from './exportAccounts.ts'
import { exportCodes } from './exportCodes.ts'
import { exportInvites } from './exportInvites.ts'
import { exportInvoices } from './exportInvoices.ts'
import { exportLog } from './exportLog.ts'
import type { Exported, ExportSource } from './ExportSource.ts'
import { exportUsers } from './exportUsers.ts'

const sources: { [Kind in ExportKind]: ExportSource<Kind> } = {
  log: exportLog, users: exportUsers, codes: exportCodes, invites: exportInvites, invoices: exportInvoices, accounts: exportAccounts,
}

/** The source of what is exported. */
export function sourceOf<Kind extends ExportKind>(what: Exported<Kind>): ExportSource<Kind> {
  return sources[what.Of]
}
