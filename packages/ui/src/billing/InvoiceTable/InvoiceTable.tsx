import type { Labels, Words } from '@portal/domain'
import { ArrowDown, Download, Mail } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { Card, type CardProps } from '../../elements/Card/Card.tsx'
import type { TablePageProps } from '../../data/DataTable/tableTypes.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { TextLink } from '../../elements/Link/TextLink.tsx'
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorPanel, type LoadFailure } from '../../feedback/ErrorPanel/ErrorPanel.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { useBillingFormats } from '../internal/useBillingFormats.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'
import { type InvoiceStatusFacts, invoiceStatusLook } from '../internal/invoiceStatusLook.ts'
import { Foot, Table } from './invoiceTableStyles.ts'
import { useLabels } from '../../words/useLabels.ts'
import { invoiceTableMessages } from './InvoiceTable.messages.ts'
import { invoiceStatusMessages } from '../internal/invoiceStatus.messages.ts'

export type InvoiceTableLabels = Labels<typeof invoiceTableMessages>

export interface InvoiceRow extends InvoiceStatusFacts {
  id: string
  /** The invoice's number: 'INV-20418-37'. */
  number: string
  description: string
  /** ISO date on which the invoice was issued. */
  issued: string
  /** Integer cents. */
  cents: number
}

export interface InvoiceTableProps extends Omit<CardProps, 'title' | 'fact' | 'padding' | 'children'> {
  /** One page of invoices, the newest first; null on the first load. */
  invoices: readonly InvoiceRow[] | null
  /** The shown page: its `number` from 1, its `size` in rows, and the `total` number of invoices. */
  page: Omit<TablePageProps, 'onPageChange'>
  /** Today's ISO date at the account; days until due count from it. */
  today: string
  /** The page of an invoice. */
  hrefFor: (invoice: InvoiceRow) => string
  /** Opens the dialog that emails the invoice. Omit to not offer it. */
  onEmail?: (chosen: { invoice: InvoiceRow }) => void
  /** Saves the invoice as a file. Omit to not offer it. */
  onDownload?: (chosen: { invoice: InvoiceRow }) => void
  /** The next page is loading; the old rows stay. */
  isLoading?: boolean
  /** Why the invoices couldn't be loaded, with a retry. Replaces the rows. */
  failure?: LoadFailure
  /** Replaces the text for no invoices, such as for a filter without a match. */
  empty?: ReactNode
  /** A `Pagination` to step through the pages. */
  pager?: ReactNode
  /** How to write money and dates. Default: the provider’s language. */
  formats?: BillingFormats
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: InvoiceTableLabels
}

/** The invoices of an account, a page at a time. On a phone each row is a card. */
export const InvoiceTable = forwardRef<HTMLElement, InvoiceTableProps>(function InvoiceTable(props, ref) {
  const {
    invoices, page: { number, size, total }, today, hrefFor, onEmail, onDownload, isLoading = false, failure, empty, pager,
    formats: given, labels, ...rest
  } = props
  const formats = useBillingFormats(given)
  const words = useLabels('InvoiceTable', invoiceTableMessages, labels)
  const isEmpty = !failure && invoices?.length === 0
  const first = (number - 1) * size + 1
  const hasActions = Boolean(onEmail ?? onDownload)
  return (
    <Card {...rest} ref={ref} title={words.title} fact={invoices && total > 0 ? total : undefined} padding="none" aria-busy={isLoading || undefined}>
      {failure && <ErrorPanel title={words.failed} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>{failure.detail}</ErrorPanel>}
      {isEmpty && (empty ?? <EmptyState title={words.none}>{words.noneHelp}</EmptyState>)}
      {!failure && !isEmpty && (
        <Table aria-label={words.title}>
          <thead>
            <tr>
              <th scope="col">{words.invoice}</th>
              <th scope="col">{words.description}</th>
              <th scope="col" aria-sort="descending">{words.issued}<Icon icon={ArrowDown} /></th>
              <th scope="col">{words.due}</th>
              <th scope="col" data-end>{words.amount}</th>
              <th scope="col">{words.status}</th>
              {hasActions && <th scope="col"><VisuallyHidden>{words.actions}</VisuallyHidden></th>}
            </tr>
          </thead>
          <tbody>
            {invoices
              ? invoices.map((invoice) => <Row key={invoice.id} {...{ invoice, today, hrefFor, onEmail, onDownload, formats, words }} />)
              : [1, 2, 3].map((row) => <WaitingRow key={row} cells={hasActions ? 7 : 6} label={words.loading} />)}
          </tbody>
        </Table>
      )}
      {!failure && invoices && invoices.length > 0 && (
        <Foot>
          <span>{invoices.length === 1 ? words.showingOne({ at: first, total }) : words.showing({ first, last: first + invoices.length - 1, total })}</span>
          {pager}
        </Foot>
      )}
    </Card>
  )
})

type RowProps = Required<Pick<InvoiceTableProps, 'today' | 'hrefFor' | 'formats'>> & Pick<InvoiceTableProps, 'onEmail' | 'onDownload'> & {
  invoice: InvoiceRow
  words: Words<typeof invoiceTableMessages>
}

function Row({ invoice, today, hrefFor, onEmail, onDownload, formats, words }: RowProps) {
  const statusWords = useLabels('InvoiceStatus', invoiceStatusMessages)
  const { status, word } = invoiceStatusLook(invoice, today, statusWords)
  return (
    <tr>
      <th scope="row"><TextLink href={hrefFor(invoice)}>{invoice.number}</TextLink></th>
      <td data-part="description">{invoice.description}</td>
      <td data-part="date">{formats.date(invoice.issued)}</td>
      <td data-part="date">{formats.date(invoice.due)}</td>
      <td data-part="amount" data-end><bdi>{formats.money(invoice.cents)}</bdi></td>
      <td data-part="status"><StatusLabel status={status}>{word}</StatusLabel></td>
      {(onEmail ?? onDownload) && (
        <td data-part="actions" data-end>
          {onEmail && <IconButton icon={Mail} label={words.email({ invoice: invoice.number })} onClick={() => onEmail({ invoice })} />}
          {onDownload && <IconButton icon={Download} label={words.download({ invoice: invoice.number })} onClick={() => onDownload({ invoice })} />}
        </td>
      )}
    </tr>
  )
}

function WaitingRow({ cells, label }: { cells: number, label: string }) {
  return (
    <tr>
      {Array.from({ length: cells }, (_, position) => (
        <td key={position}>
          <Skeleton width="70%" />
          {position === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
        </td>
      ))}
    </tr>
  )
}
