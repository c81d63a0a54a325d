import { EmailInvoiceDialog, type InvoiceRow } from '@portal/ui'
import { useCall } from '#portal/app/useCall.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { emailInvoiceMessages } from './invoices.messages.ts'

export interface EmailInvoiceProps {
  invoice: Pick<InvoiceRow, 'id' | 'number'>
  /** The email address to which the account's invoices are sent. */
  defaultAddress: string
  onClose: () => void
  onSent: (words: string) => void
}

export function EmailInvoice({ invoice, defaultAddress, onClose, onSent }: EmailInvoiceProps) {
  const t = emailInvoiceMessages.useWords()
  const list = useFormatsList()
  const email = useCall(
    (api, addresses: string[]) => api.emailInvoice({ InvoiceId: invoice.id, ToAddresses: addresses }),
    ({ ToAddresses }) => onSent(t.sent({ invoice: invoice.number, addresses: list(ToAddresses) })),
  )
  return (
    <EmailInvoiceDialog
      isOpen
      onOpenChange={onClose}
      invoiceNumber={invoice.number}
      defaultAddresses={defaultAddress}
      onSend={({ addresses }) => email.run(addresses)}
      isBusy={email.isBusy}
      error={email.error}
    />
  )
}
