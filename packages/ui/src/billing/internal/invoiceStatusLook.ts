import { InvoiceStatus } from '@portal/domain'
import type { Status } from '../../elements/StatusLabel/index.ts'

export interface InvoiceStatusLabels {
  paid: string
  processing: string
  /** Open without a date. */
  open: string
  dueIn: (days: number) => string
  dueToday: string
  overdue: (days: number) => string
  /** A state that the product does not name. */
  other: string
}

export const invoiceStatusLabels: InvoiceStatusLabels = {
  paid: 'Paid',
  processing: 'Processing',
  open: 'Open',
  dueIn: (days) => `Open, due in ${days} ${days === 1 ? 'day' : 'days'}`,
  dueToday: 'Open, due today',
  overdue: (days) => `Open, ${days} ${days === 1 ? 'day' : 'days'} overdue`,
  other: 'In another state',
}

export interface InvoiceStatusFacts {
  /** `InvoiceStatus` of the domain; the services know more states than it names. */
  status: number
  /** ISO date. */
  due: string
}

/** How an invoice's state looks and reads on a day. */
export function invoiceStatusLook({ status, due }: InvoiceStatusFacts, today: string, labels: InvoiceStatusLabels): { status: Status, word: string } {
  if (status === InvoiceStatus.Paid) return { status: 'paid', word: labels.paid }
  if (status === InvoiceStatus.Processing) return { status: 'processing', word: labels.processing }
  if (status !== InvoiceStatus.Open) return { status: 'unchanged', word: labels.other }
  const days = daysBetween(today, due)
  if (days > 0) return { status: 'endsToday', word: labels.dueIn(days) }
  return days === 0 ? { status: 'endsToday', word: labels.dueToday } : { status: 'failed', word: labels.overdue(-days) }
}

/** Whole days from one ISO date to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000)
}
