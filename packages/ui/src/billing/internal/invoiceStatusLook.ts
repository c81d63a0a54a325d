import { InvoiceStatus, type Words } from '@portal/domain'
import { endsTodayStatus } from '../../elements/StatusLabel/validityStatuses.ts'
import { failedStatus, paidStatus } from '../../elements/StatusLabel/resultStatuses.ts'
import { processingStatus, unchangedStatus } from '../../elements/StatusLabel/standingStatuses.ts'
import type { Status } from '../../elements/StatusLabel/status.ts'
import type { invoiceStatusMessages } from './invoiceStatus.messages.ts'

export type InvoiceStatusWords = Words<typeof invoiceStatusMessages>

export interface InvoiceStatusFacts {
  /** The invoice's status: `InvoiceStatus` of the domain, or an unknown number from a service. */
  status: number
  /** ISO date on which the invoice is due. */
  due: string
}

/** An invoice's status on a day: icon, tone and text. */
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
