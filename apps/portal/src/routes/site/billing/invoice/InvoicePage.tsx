import { InlineAlert, InvoiceView, PageHeader, Stack, useToaster } from '@portal/ui'
import { useState } from 'react'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { paths } from '#portal/app/paths.ts'
import { useOnline } from '#portal/app/useOnline.ts'
import { chargeableMethods, type AccountView } from '../billingView.ts'
import { EmailInvoice } from '../EmailInvoice.tsx'
import { invoicesMessages } from '../invoices.messages.ts'
import { billingMessages } from '../messages.ts'
import { PayInvoice, type Receipt } from '../PayInvoice.tsx'
import { useInvoiceDownload } from '../useInvoiceDownload.ts'
import { toInvoice, type InvoiceAnswer } from './invoiceView.ts'
import type { InvoiceData } from './route.tsx'

export interface InvoicePageProps {
  data: InvoiceData
  isRefreshing: boolean
  onRetry: () => void
}

export function InvoicePage({ data, isRefreshing, onRetry }: InvoicePageProps) {
  const t = billingMessages.useWords()
  const invoices = invoicesMessages.useWords()
  const breadcrumb = [{ label: t.back, href: paths.billing }]
  const { account, invoice } = data
  if (!account.ok || !invoice.ok) {
    const failure = invoice.ok ? account : invoice
    return (
      <>
        <PageHeader title={invoices.invoice} breadcrumb={breadcrumb} />
        {!failure.ok && <FailurePanel failure={failure.failure} title={t.invoiceFailed} onRetry={onRetry} isRetrying={isRefreshing} />}
      </>
    )
  }
  return (
    <>
      <PageHeader title={invoice.value.Number} breadcrumb={breadcrumb} facts={invoice.value.Description} />
      <OneInvoice data={data} account={account.value} answer={invoice.value} isRefreshing={isRefreshing} />
    </>
  )
}

interface OneInvoiceProps {
  data: InvoiceData
  account: AccountView
  answer: InvoiceAnswer
  isRefreshing: boolean
}

function OneInvoice({ data, account, answer, isRefreshing }: OneInvoiceProps) {
  const t = invoicesMessages.useWords()
  const { offline } = billingMessages.useWords()
  const toaster = useToaster()
  const isOnline = useOnline()
  const { download, isDownloading } = useInvoiceDownload()
  const [asking, setAsking] = useState<'pay' | 'email' | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const card = data.card.ok ? data.card.value : null
  const bank = data.bank.ok ? data.bank.value : null
  const row = { id: data.id, number: answer.Number, cents: answer.TotalCents }
  const whyNot = chargeableMethods(account, card, bank).length > 0 ? undefined : t.nothingToPayWith
  return (
    <Stack gap={5}>
      {answer.PaymentProblem !== '' && <InlineAlert tone="danger">{t.paymentFailed({ reason: answer.PaymentProblem })}</InlineAlert>}
      <InvoiceView
        aria-busy={isRefreshing || undefined}
        invoice={toInvoice(answer, account.timeZone)}
        today={account.today}
        onPay={() => setAsking('pay')}
        payReason={isOnline ? whyNot : offline}
        onEmail={() => setAsking('email')}
        onDownload={() => download(row)}
        isDownloading={isDownloading}
        receipt={receipt && <InlineAlert tone={receipt.tone} title={receipt.title}>{receipt.text}</InlineAlert>}
      />
      {asking === 'pay' && (
        <PayInvoice
          {...{ account, card, bank, invoices: [row] }}
          onClose={() => setAsking(null)}
          onPaid={(paid) => {
            setAsking(null)
            setReceipt(paid)
          }}
        />
      )}
      {asking === 'email' && (
        <EmailInvoice
          invoice={row}
          defaultAddress={account.email}
          onClose={() => setAsking(null)}
          onSent={(words) => {
            setAsking(null)
            toaster.show({ tone: 'success', title: words })
          }}
        />
      )}
    </Stack>
  )
}
