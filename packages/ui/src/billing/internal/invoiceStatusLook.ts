import { InvoiceStatus } from '@portal/domain'
import type { Words } from '@portal/domain'
import { endsTodayStatus, failedStatus, paidStatus, processingStatus, unchangedStatus } from '../../elements/StatusLabel/index.ts'
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
  if (status === InvoiceStatus.Paid) return { status: paidStatus, word: words.paid }
  if (status === InvoiceStatus.Processing) return { status: processingStatus, word: words.processing }
  if (status !== InvoiceStatus.Open) return { status: unchangedStatus, word: words.unnamed }
  const days = daysBetween(today, due)
  if (days > 0) return { status: endsTodayStatus, word: words.dueIn({ count: days }) }
  return days === 0 ? { status: endsTodayStatus, word: words.dueToday } : { status: failedStatus, word: words.overdue({ count: -days }) }
}

/** Whole days from one ISO date to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000)
}
