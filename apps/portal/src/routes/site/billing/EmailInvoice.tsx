import { EmailInvoiceDialog, type InvoiceRow, useToaster } from '@portal/ui'
import { useState } from 'react'
import { attempt } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { saveFile } from '#portal/app/saveFile.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { emailInvoiceMessages } from './invoices.messages.ts'

interface EmailInvoiceProps {
  invoice: Pick<InvoiceRow, 'id' | 'number'>
  /** The email address to which the account's invoices are sent. */
  defaultAddress: string
  onClose: () => void
}

export function EmailInvoice({ invoice, defaultAddress, onClose }: EmailInvoiceProps) {
  const t = emailInvoiceMessages.useWords()
  const list = useFormatsList()
  const email = useCall(
    (api, addresses: string[]) => api.emailInvoice({ InvoiceId: invoice.id, ToAddresses: addresses }),
    ({ ToAddresses }) => {
      onClose()
      return t.sent({ invoice: invoice.number, addresses: list(ToAddresses) })
    },
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

/** Saves an invoice's PDF; shows a failure as a toast. */
export function useInvoiceDownload() {
  const { api } = usePortal()
  const t = emailInvoiceMessages.useWords()
  const toaster = useToaster()
  const [isDownloading, setDownloading] = useState(false)
  const download = async ({ id, number }: Pick<InvoiceRow, 'id' | 'number'>) => {
    setDownloading(true)
    const saved = await attempt(saveFile(api.downloadInvoice({ InvoiceId: id })))
    setDownloading(false)
    if (!saved.ok) toaster.show({ tone: 'error', title: t.downloadFailed({ invoice: number }) })
  }
  return { download: (invoice: Pick<InvoiceRow, 'id' | 'number'>) => void download(invoice), isDownloading }
}
