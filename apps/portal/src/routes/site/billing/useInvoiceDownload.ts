import { useToaster, type InvoiceRow } from '@portal/ui'
import { useState } from 'react'
import { attempt } from '#portal/app/attempt.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { saveFile } from '#portal/app/saveFile.ts'
import { emailInvoiceMessages } from './invoices.messages.ts'

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
