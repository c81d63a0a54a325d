import { BillingTotals, Button, ButtonLink, Grid, InlineAlert, LiveRegion, PageHeader, Stack, useToaster, type InvoiceRow, type BillingTotal } from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { paths } from '#portal/app/paths.ts'
import { useOnline } from '#portal/app/useOnline.ts'
import { ExportLink } from '#portal/exports/ExportLink.tsx'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'
import { HistoryButton } from '#portal/log/HistoryButton.tsx'
import { AutomaticPayments } from './AutomaticPayments.tsx'
import { BankSection } from './BankSection.tsx'
import { chargeableMethods, type AccountView } from './billingView.ts'
import { CardSection } from './CardSection.tsx'
import { CreditsCard } from './CreditsCard.tsx'
import { EmailInvoice } from './EmailInvoice.tsx'
import { invoicesMessages } from './invoices.messages.ts'
import { invoiceStates } from './invoicesQuery.ts'
import { InvoicesSection } from './InvoicesSection.tsx'
import type { BillingOverview } from './loadBilling.ts'
import { billingMessages } from './messages.ts'
import { PayInvoice, type Receipt, useMethodNames } from './PayInvoice.tsx'

const months = lazyPart(async () => (await import('./MonthsCard.tsx')).MonthsCard)

export interface BillingPageProps {
  overview: BillingOverview
  isRefreshing: boolean
  onRetry: () => void
}

export function BillingPage({ overview, isRefreshing, onRetry }: BillingPageProps) {
  const t = billingMessages.useWords()
  if (overview.account.ok) return <Overview {...{ overview, account: overview.account.value, isRefreshing, onRetry }} />
  return (
    <>
      <PageHeader title={t.title} />
      <FailurePanel failure={overview.account.failure} title={t.failed} onRetry={onRetry} isRetrying={isRefreshing} />
    </>
  )
}

function Overview({ overview, account, isRefreshing, onRetry }: BillingPageProps & { account: AccountView }) {
  const t = billingMessages.useWords()
  const { nothingToPayWith } = invoicesMessages.useWords()
  const formats = useBillingFormats()
  const toaster = useToaster()
  const isOnline = useOnline()
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const [paying, setPaying] = useState<readonly InvoiceRow[] | null>(null)
  const [emailing, setEmailing] = useState<InvoiceRow | null>(null)
  const card = overview.card.ok ? overview.card.value : null
  const bank = overview.bank.ok ? overview.bank.value : null
  const names = useMethodNames(card, bank)
  const [usual] = chargeableMethods(account, card, bank)
  const method = usual === undefined ? null : names[usual]
  const totals = useTotals(account, method)
  const say = (title: string) => toaster.show({ tone: 'success', title })
  const whyNot = isOnline ? (method === null ? nothingToPayWith : undefined) : t.offline

  return (
    <>
      <PageHeader
        title={t.title}
        facts={[t.facts({ name: account.name, id: String(account.id) }), ...(account.plan ? [t.plan({ plan: account.plan.name, amount: formats.money(account.plan.cents) })] : [])].join(' · ')}
        actions={(
          <>
            <ExportLink what={{ Of: 'invoices', ...(overview.query.state && { Status: invoiceStates[overview.query.state] }) }} />
            <HistoryButton subject="billing" id={account.id} name={account.name} />
            <ButtonLink href={paths.billingDetails}>{t.detailsLink}</ButtonLink>
            {account.open.length > 1 && <Button disabledReason={whyNot} onClick={() => setPaying(account.open)}>{t.payAll({ amount: formats.money(account.openCents) })}</Button>}
            {account.nextOpen && (
              <Button variant="primary" disabledReason={whyNot} onClick={() => setPaying(account.open.slice(0, 1))}>
                {t.pay({ amount: formats.money(account.nextOpen.cents) })}
              </Button>
            )}
          </>
        )}
      />
      <Stack gap={5} aria-busy={isRefreshing || undefined}>
        <PageReceipt />
        <LiveRegion isShown>{receipt && <InlineAlert tone={receipt.tone} title={receipt.title}>{receipt.text}</InlineAlert>}</LiveRegion>
        <BillingTotals totals={totals} formats={formats} />
        <Grid minColumn="420px" style={{ alignItems: 'stretch' }}>
          <CardSection account={account} card={overview.card} onDone={say} onRetry={onRetry} />
          <BankSection account={account} bank={overview.bank} onDone={say} onRetry={onRetry} />
          <AutomaticPayments {...{ account, method, isOnline }} onDone={say} />
          {account.credits.length > 0 && <CreditsCard {...{ account, isOnline }} onDone={say} />}
        </Grid>
        <Months><months.Part id={account.id} /></Months>
        <InvoicesSection {...{ overview, account, isRefreshing, onRetry }} onEmail={setEmailing} />
      </Stack>
      {paying && (
        <PayInvoice
          {...{ account, card, bank, invoices: paying }}
          onClose={() => setPaying(null)}
          onPaid={(paid) => {
            setPaying(null)
            setReceipt(paid)
          }}
        />
      )}
      {emailing && (
        <EmailInvoice
          invoice={emailing}
          defaultAddress={account.email}
          onClose={() => setEmailing(null)}
          onSent={(words) => {
            setEmailing(null)
            say(words)
          }}
        />
      )}
    </>
  )
}

/** Returns the sums of an account, each with a note: overdue, due, in processing, credit. "Pay all" pays overdue and due together. */
function useTotals(account: AccountView, method: string | null): BillingTotal[] {
  const t = billingMessages.useWords()
  const { nothingToPayWith } = invoicesMessages.useWords()
  const { date } = useBillingFormats()
  const { open, today, nextPayment, creditCents } = account
  const overdue = open.filter(({ due }) => due < today)
  const due = open.slice(overdue.length)
  return [
    ...(overdue.length > 0 ? [sumOf(t.overdue, overdue)] : []),
    ...(due.length > 0 || overdue.length === 0 ? [sumOf(t.due, due)] : []),
    ...(account.processingCount > 0 ? [{ label: t.underWay, cents: account.processingCents, note: t.paymentsUnderWay({ count: account.processingCount }) }] : []),
    { label: t.credit, cents: creditCents, note: creditCents > 0 && open.length > 0 && t.creditFirst },
  ]

  function sumOf(label: string, invoices: readonly InvoiceRow[]): BillingTotal {
    const [first] = invoices
    const note = first ? [t.openDue({ date: date(first.due), count: invoices.length }), howPaid(first)].filter(Boolean).join('. ') : t.nothingOpen
    return { label, cents: invoices.reduce((sum, { cents }) => sum + cents, 0), note }
  }

  function howPaid(first: InvoiceRow): string {
    if (method === null) return nothingToPayWith
    return first === open[0] && nextPayment !== null ? t.payAutomatically({ date: date(nextPayment), method }) : ''
  }
}

/* Reserves the space of the card, which loads after the first view. */
const Months = styled.div`
  min-block-size: 21rem;
`
