import { InvoiceStatus } from '@portal/domain'
import type { Words } from '@portal/domain'
import type { Status } from '../../elements/StatusLabel/index.ts'
import type { invoiceStatusMessages } from './invoiceStatus.messages.ts'

export type InvoiceStatusWords = Words<typeof invoiceStatusMessages>

export interface InvoiceStatusFacts {
  /** `InvoiceStatus` of the domain; the services know more states than it names. */
  status: number
  /** ISO date. */
  due: string
}

/** How an invoice's state looks and reads on a day. */
export function invoiceStatusLook({ status, due }: InvoiceStatusFacts, today: string, words: InvoiceStatusWords): { status: Status, word: string } {
  if (status === InvoiceStatus.Paid) return { status: 'paid', word: words.paid }
  if (status === InvoiceStatus.Processing) return { status: 'processing', word: words.processing }
  if (status !== InvoiceStatus.Open) return { status: 'unchanged', word: words.unnamed }
  const days = daysBetween(today, due)
  if (days > 0) return { status: 'endsToday', word: words.dueIn({ count: days }) }
  return days === 0 ? { status: 'endsToday', word: words.dueToday } : { status: 'failed', word: words.overdue({ count: -days }) }
}

/** Whole days from one ISO date to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000)
}
