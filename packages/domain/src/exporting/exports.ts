import type { Right } from '../accounts/rights.ts'

/** The lists that can be exported, each as its page shows it. */
export const exportKinds = ['log', 'users', 'codes', 'invites', 'invoices', 'accounts'] as const
export type ExportKind = (typeof exportKinds)[number]

/** The right to view that an export needs besides the right to export. */
export const rightOfExport: Readonly<Record<ExportKind, Right>> = {
  log: 'log.view', users: 'users.view', codes: 'codes.view', invites: 'invites.view', invoices: 'billing.view', accounts: 'accounts.view',
}

export const exportFormats = ['csv', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The states of an export. `ended`: the file is deleted, because `exportKeptFor` has passed. */
export const exportStates = ['running', 'done', 'cancelled', 'failed', 'ended'] as const
export type ExportState = (typeof exportStates)[number]

/** How long a finished file is kept, in milliseconds. */
export const exportKeptFor = 86_400_000

/** How many lines a PDF can have, because it is made in one piece. A CSV has no limit. */
export const pdfLinesAtMost = 5000
