import { limits } from '@portal/domain'
import { countPages, EmptyState, FilterSelect, InvoiceTable, Pagination, TextLink, type InvoiceRow } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { billingInvoicePath, paths } from '#portal/app/paths.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import type { AccountView } from './billingView.ts'
import { invoicesMessages } from './invoices.messages.ts'
import { invoicesPath, invoiceStates, isInvoiceState } from './invoicesQuery.ts'
import type { BillingOverview } from './loadBilling.ts'
import { useInvoiceDownload } from './useInvoiceDownload.ts'

export interface InvoicesSectionProps {
  overview: BillingOverview
  account: AccountView
  isRefreshing: boolean
  onEmail: (invoice: InvoiceRow) => void
  onRetry: () => void
}

/** One page of invoices, filtered by state; both are in the address. */
export function InvoicesSection({ overview: { invoices, query }, account, isRefreshing, onEmail, onRetry }: InvoicesSectionProps) {
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
