import { limits } from '@portal/domain'
import { BillingTotals, Button, ButtonLink, Grid, InlineAlert, LiveRegion, PageHeader, Stack, type InvoiceRow, type BillingTotal, Card, SwitchField, DescriptionList, Text, countPages, EmptyState, FilterSelect, InvoiceTable, Pagination, TextLink } from '@portal/ui'
import { useState } from 'react'
import { useLoaderData, useRevalidator, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { FailurePanel } from '#portal/app/FailurePanel.tsx'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { paths, billingInvoicePath } from '#portal/app/paths.ts'
import type { Portal, ScreenRoute } from '#portal/app/Portal.ts'
import { signedIn } from '#portal/app/signedIn.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useOnline } from '#portal/app/useOnline.ts'
import { ExportLink } from '#portal/exports/ExportLink.tsx'
import { PageReceipt } from '#portal/forms/PageReceipt.tsx'
import { useBillingFormats } from '#portal/i18n/useBillingFormats.ts'
import { HistoryButton } from '#portal/log/useHistory.tsx'
import { BankSection, CardSection } from './methodSections.tsx'
import { chargeableMethods, type AccountView, loadOverview, type BillingOverview } from './billingView.ts'
import { EmailInvoice, useInvoiceDownload } from './EmailInvoice.tsx'
import { invoicesMessages } from './invoices.messages.ts'
import { readInvoicesQuery, invoiceStates, invoicesPath, isInvoiceState } from './invoicesQuery.ts'
import { billingMessages, automaticPaymentMessages, creditMessages } from './messages.ts'
import { PayInvoice, type Receipt, useMethodNames } from './PayInvoice.tsx'

/** The page `/site/billing`: totals, payment methods, invoices. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request }) => loadOverview(portal.api, readInvoicesQuery(new URL(request.url).searchParams), request.signal)),
    Component: BillingPage,
  }
}

const months = lazyPart(async () => (await import('./MonthsCard.tsx')).MonthsCard)

function BillingPage() {
  const overview = useLoaderData<BillingOverview>()
  const { revalidate, state } = useRevalidator()
  const isRefreshing = state === 'loading'
  const onRetry = () => void revalidate()
  const t = billingMessages.useWords()
  if (overview.account.ok) return <Overview {...{ overview, account: overview.account.value, isRefreshing, onRetry }} />
  return (
    <>
      <PageHeader title={t.title} />
      <FailurePanel failure={overview.account.failure} title={t.failed} onRetry={onRetry} isRetrying={isRefreshing} />
    </>
  )
}

interface OverviewProps {
  overview: BillingOverview
  isRefreshing: boolean
  onRetry: () => void
}

function Overview({ overview, account, isRefreshing, onRetry }: OverviewProps & { account: AccountView }) {
  const t = billingMessages.useWords()
  const { nothingToPayWith } = invoicesMessages.useWords()
  const formats = useBillingFormats()
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
          <CardSection account={account} card={overview.card} onRetry={onRetry} />
          <BankSection account={account} bank={overview.bank} onRetry={onRetry} />
          <AutomaticPayments {...{ account, method, isOnline }} />
          {account.credits.length > 0 && <CreditsCard {...{ account, isOnline }} />}
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
      {emailing && <EmailInvoice invoice={emailing} defaultAddress={account.email} onClose={() => setEmailing(null)} />}
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

interface AutomaticPaymentsProps {
  account: AccountView
  /** The name of the default method; null if nothing can be charged. */
  method: string | null
  isOnline: boolean
}

/** Turns automatic payments on or off, and says which charge comes next. */
function AutomaticPayments({ account: { id, isAutomatic, nextPayment }, method, isOnline }: AutomaticPaymentsProps) {
  const t = automaticPaymentMessages.useWords()
  const { offline } = billingMessages.useWords()
  const { nothingToPayWith } = invoicesMessages.useWords()
  const { date } = useBillingFormats()
  const change = useCall(
    (api, IsOn: boolean) => api.setAutomaticPayments({ AccountID: id, IsOn }),
    ({ IsAutomatic }) => (IsAutomatic ? t.turnedOn : t.turnedOff),
  )
  const whyNot = isOnline ? (method === null && !isAutomatic ? nothingToPayWith : null) : offline
  const now = !isAutomatic ? t.off : method === null ? nothingToPayWith : nextPayment === null ? t.nothingPlanned({ method }) : t.next({ date: date(nextPayment), method })
  return (
    <Card title={t.title}>
      <Stack gap={3}>
        <SwitchField
          label={t.label}
          help={whyNot ?? now}
          checked={change.sent ?? isAutomatic}
          disabled={whyNot !== null || change.isBusy}
          onChange={({ currentTarget }) => change.run(currentTarget.checked)}
        />
        {change.error && <InlineAlert tone="danger" role="alert">{change.error}</InlineAlert>}
      </Stack>
    </Card>
  )
}

interface CreditsCardProps {
  account: AccountView
  isOnline: boolean
}

/** The account's credits with what is left of each, and a button that uses them for the next open invoice. */
function CreditsCard({ account: { credits, creditCents, nextOpen, isAutomatic }, isOnline }: CreditsCardProps) {
  const t = creditMessages.useWords()
  const { offline } = billingMessages.useWords()
  const { money, date } = useBillingFormats()
  const apply = useCall(
    (api, InvoiceId: string) => api.applyCredit({ InvoiceId }),
    ({ UsedCents, Invoice }) => t.used({ amount: money(UsedCents), invoice: Invoice.Number }),
  )
  const use = creditCents > 0 && nextOpen && (
    <Button size="compact" isBusy={apply.isBusy} disabledReason={isOnline ? undefined : offline} onClick={() => apply.run(nextOpen.id)}>
      {t.use({ invoice: nextOpen.number })}
    </Button>
  )
  return (
    <Card title={t.title} fact={t.left({ amount: money(creditCents) })} actions={use}>
      <Stack gap={3}>
        {isAutomatic && creditCents > 0 && <Text size="small" tone="muted">{t.usedFirst}</Text>}
        <DescriptionList
          items={credits.map(({ id, description, issued, cents, leftCents }) => ({
            id,
            term: <bdi>{description}</bdi>,
            value: t[leftCents === 0 ? 'usedUp' : leftCents === cents ? 'unused' : 'partly']({ amount: money(cents), left: money(leftCents), date: date(issued) }),
          }))}
        />
        {apply.error && <InlineAlert tone="danger" role="alert">{apply.error}</InlineAlert>}
      </Stack>
    </Card>
  )
}

interface InvoicesSectionProps {
  overview: BillingOverview
  account: AccountView
  isRefreshing: boolean
  onEmail: (invoice: InvoiceRow) => void
  onRetry: () => void
}

/** One page of invoices, filtered by state; both are in the address. */
function InvoicesSection({ overview: { invoices, query }, account, isRefreshing, onEmail, onRetry }: InvoicesSectionProps) {
  const t = invoicesMessages.useWords()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const { download } = useInvoiceDownload()
  const { count } = limits.invoices
  const total = invoices.ok ? invoices.value.total : 0
  const first = { ...query, page: 1 }
  const nothing =
    query.page > 1 ? <EmptyState title={t.noneOnPage} actions={<TextLink href={invoicesPath(first)}>{t.firstPage}</TextLink>} />
    : query.state ? <EmptyState title={t.noneInState} actions={<TextLink href={paths.billing}>{t.seeAll}</TextLink>} />
    : undefined
  return (
    <InvoiceTable
      invoices={invoices.ok ? invoices.value.rows : []}
      page={{ number: query.page, size: count, total }}
      today={account.today}
      hrefFor={({ id }) => billingInvoicePath(id)}
      onEmail={({ invoice }) => onEmail(invoice)}
      onDownload={({ invoice }) => download(invoice)}
      isLoading={isRefreshing}
      failure={invoices.ok ? undefined : { detail: failureText(invoices.failure), onRetry }}
      actions={
        <FilterSelect
          label={t.state}
          value={query.state}
          options={Object.keys(invoiceStates).filter(isInvoiceState).map((state) => ({ value: state, label: t[state] }))}
          onValueChange={({ value }) => void navigate(invoicesPath({ state: isInvoiceState(value) ? value : '', page: 1 }), { preventScrollReset: true })}
        />
      }
      empty={nothing}
      pager={<Pagination page={query.page} pageCount={countPages(total, count)} hrefFor={(page) => invoicesPath({ ...query, page })} />}
    />
  )
}
