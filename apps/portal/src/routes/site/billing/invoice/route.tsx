import { useLoaderData, useRevalidator } from 'react-router-dom'
import { InlineAlert, InvoiceView, PageHeader, Stack, type Invoice } from '@portal/ui'
import { useState } from 'react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { InvoiceStatus } from '@portal/domain'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal, ScreenRoute } from '#portal/app/Portal.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { useOnline } from '#portal/app/useOnline.ts'
import { chargeableMethods, type AccountView, dateAt, loadBilling, type BillingAnswers } from '../billingView.ts'
import { EmailInvoice, useInvoiceDownload } from '../EmailInvoice.tsx'
import { invoicesMessages } from '../invoices.messages.ts'
import { billingMessages } from '../messages.ts'
import { PayInvoice, type Receipt } from '../PayInvoice.tsx'

interface InvoiceData extends BillingAnswers {
  id: string
  invoice: Attempt<InvoiceAnswer>
}

/** Whether an id is a number. Other ids don't exist, so no request is sent for them. */
const isNumber = (id: string) => /^\d+$/.test(id)
const missing: Attempt<InvoiceAnswer> = { ok: false, failure: { kind: 'service', status: 404, code: 'NOT_FOUND', field: undefined, message: '', body: null } }

/** The page `/site/billing/invoices/:id`. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (_details, { request: { signal }, params }): Promise<InvoiceData> => {
      const id = params['id'] ?? ''
      const [answers, invoice] = await Promise.all([loadBilling(portal.api, signal), isNumber(id) ? attempt(portal.api.getInvoiceInfo({ InvoiceId: id }, { signal })) : missing])
      return { ...answers, id, invoice }
    }),
    Component: InvoicePage,
  }
}

function InvoicePage() {
  const data = useLoaderData<InvoiceData>()
  const { revalidate, state } = useRevalidator()
  const isRefreshing = state === 'loading'
  const t = billingMessages.useWords()
  const invoices = invoicesMessages.useWords()
  const breadcrumb = [{ label: t.back, href: paths.billing }]
  const { account, invoice } = data
  if (!account.ok || !invoice.ok) {
    const failure = invoice.ok ? account : invoice
    return (
      <>
        <PageHeader title={invoices.invoice} breadcrumb={breadcrumb} />
        {!failure.ok && <FailurePanel failure={failure.failure} title={t.invoiceFailed} onRetry={() => void revalidate()} isRetrying={isRefreshing} />}
      </>
    )
  }
  return (
    <>
      <PageHeader title={invoice.value.Number} breadcrumb={breadcrumb} facts={invoice.value.Description} />
      <OneInvoice key={data.id} data={data} account={account.value} answer={invoice.value} isRefreshing={isRefreshing} />
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
      {asking === 'email' && <EmailInvoice invoice={row} defaultAddress={account.email} onClose={() => setAsking(null)} />}
    </Stack>
  )
}

type InvoiceAnswer = ResponseOf<typeof endpoints.getInvoiceInfo>

function toInvoice(answer: InvoiceAnswer, timeZone: string): Invoice {
  const { Number: number, Status, CreatedAt, DueDate, BillTo, Lines, TaxCents, CreditCents, TotalCents, PaidAt, PaidWith } = answer
  return {
    number,
    status: Status,
    issued: dateAt(CreatedAt, timeZone),
    due: DueDate,
    billedTo: BillTo,
    lines: Lines.map((line, position) => ({
      id: String(position), description: line.Description, quantity: line.Quantity, unitCents: line.UnitCents, cents: line.AmountCents,
    })),
    taxCents: TaxCents,
    creditCents: CreditCents,
    totalCents: TotalCents,
    paidOn: PaidAt === null || Status !== InvoiceStatus.Paid ? undefined : dateAt(PaidAt, timeZone),
    paidWith: PaidWith || undefined,
  }
}
