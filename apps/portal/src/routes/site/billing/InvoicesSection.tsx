import { useStore } from '@nanostores/react'
import { limits } from '@portal/domain'
import { countPages, EmptyState, ErrorPanel, InvoiceTable, Pagination, TextLink, type InvoiceRow } from '@portal/ui'
import { billingInvoicePath, paths } from '../../../app/paths.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import type { AccountView } from './billingView.ts'
import { invoicesMessages } from './invoices.messages.ts'
import type { BillingOverview } from './loadBilling.ts'
import { billingMessages } from './messages.ts'
import { useInvoiceDownload } from './useInvoiceDownload.ts'

export interface InvoicesSectionProps {
  overview: BillingOverview
  account: AccountView
  isRefreshing: boolean
  onEmail: (invoice: InvoiceRow) => void
  onRetry: () => void
}

/** One page of invoices; which one stands in the address. */
export function InvoicesSection({ overview: { invoices, page }, account, isRefreshing, onEmail, onRetry }: InvoicesSectionProps) {
  const t = useStore(invoicesMessages)
  const { invoicesFailed } = useStore(billingMessages)
  const failureText = useFailureText()
  const { download } = useInvoiceDownload()
  const { count } = limits.invoices
  const total = invoices.ok ? invoices.value.total : 0
  return (
    <InvoiceTable
      invoices={invoices.ok ? invoices.value.rows : []}
      total={total}
      page={page}
      pageSize={count}
      today={account.today}
      hrefFor={({ id }) => billingInvoicePath(id)}
      onEmail={({ invoice }) => onEmail(invoice)}
      onDownload={({ invoice }) => download(invoice)}
      isRefreshing={isRefreshing}
      error={!invoices.ok && <ErrorPanel title={invoicesFailed} onRetry={onRetry}>{failureText(invoices.failure)}</ErrorPanel>}
      empty={page > 1 && <EmptyState title={t.noneOnPage} action={<TextLink href={paths.billing}>{t.firstPage}</TextLink>} />}
      pager={<Pagination page={page} pageCount={countPages(total, count)} hrefFor={pageHref} />}
    />
  )
}

function pageHref(page: number): string {
  return page === 1 ? paths.billing : `${paths.billing}?page=${page}`
}
