import { formatCents } from '@portal/domain'
import type { InvoiceDetails } from './invoiceDetails.ts'
import type { Mail } from '../outbox/outbox.ts'

type MailText = Pick<Mail, 'subject' | 'text' | 'link'>

export function invoiceMail(account: string, invoice: InvoiceDetails): MailText {
  const due = invoice.DueCents === 0 ? 'It is paid.' : `${formatCents(invoice.DueCents)} is due on ${invoice.DueDate}.`
  const text = `Hello,

here is invoice ${invoice.Number} for ${account}: ${invoice.Description}, ${formatCents(invoice.TotalCents)}. ${due}

The invoice is attached as a PDF.`
  return { subject: `Invoice ${invoice.Number}`, text, link: null }
}

/** `card`: brand and last four digits of the new one; null where it was deleted. */
export function cardChangedMail(name: string, account: string, card: string | null): MailText {
  const what = card === null ? 'the card on file was deleted.' : `the card on file is now ${card}.`
  const text = `Hello ${name},

for ${account}, ${what}

If you did not expect this, please call us.`
  return { subject: 'Your card on file changed', text, link: null }
}
