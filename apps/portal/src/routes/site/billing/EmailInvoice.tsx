import { EmailInvoiceDialog, type InvoiceRow } from '@portal/ui'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { emailInvoiceMessages } from './invoices.messages.ts'
import { useBillingCommand } from './useBillingCommand.ts'

export interface EmailInvoiceProps {
  invoice: Pick<InvoiceRow, 'id' | 'number'>
  /** The email address to which the account's invoices are sent. */
  defaultAddress: string
  onClose: () => void
  onSent: (words: string) => void
}

export function EmailInvoice({ invoice, defaultAddress, onClose, onSent }: EmailInvoiceProps) {
  const t = emailInvoiceMessages.useWords()
  const failureText = useFailureText()
  const list = useFormatsList()
  const email = useBillingCommand('email', (outcome) => {
    if (outcome.ok) onSent(t.sent({ invoice: invoice.number, addresses: list(outcome.value.ToAddresses) }))
  })
  return (
    <EmailInvoiceDialog
      isOpen
      onOpenChange={onClose}
      invoiceNumber={invoice.number}
      defaultAddresses={defaultAddress}
      onSend={({ addresses }) => email.run({ do: 'email', request: { InvoiceId: invoice.id, ToAddresses: addresses } })}
      isBusy={email.isRunning}
      error={email.outcome?.ok === false && failureText(email.outcome.failure)}
    />
  )
}
