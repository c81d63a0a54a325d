import type { Right } from '../accounts/rights.ts'

/** What can be exported: the list of each kind, as its page shows it. */
export const exportKinds = ['log', 'users', 'codes', 'invites', 'invoices', 'accounts'] as const
export type ExportKind = (typeof exportKinds)[number]

/** The right to view that an export needs besides the right to export. */
export const rightOfExport: Readonly<Record<ExportKind, Right>> = {
  log: 'log.view', users: 'users.view', codes: 'codes.view', invites: 'invites.view', invoices: 'billing.view', accounts: 'accounts.view',
}

export const exportFormats = ['csv', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** `ended`: the file was kept for `exportKeptFor` and is gone. */
export const exportStates = ['running', 'done', 'cancelled', 'failed', 'ended'] as const
export type ExportState = (typeof exportStates)[number]

/** How long a finished file is kept, in milliseconds. */
export const exportKeptFor = 86_400_000

/** The most lines of a PDF, which is made at once; a CSV has no limit. */
export const pdfLinesAtMost = 5000
