import { InvoiceStatus, type Labels, type Words } from '@portal/domain'
import { Download, Mail } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { Card, type CardProps } from '../../elements/Card/Card.tsx'
import { StatusLabel } from '../../elements/StatusLabel/StatusLabel.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx'
import { Inline, Stack } from '../../layout/Stack/Stack.tsx'
import { useBillingFormats } from '../internal/useBillingFormats.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'
import { invoiceStatusLook } from '../internal/invoiceStatusLook.ts'
import { type InvoiceLine, InvoiceLines, type InvoiceSum } from './InvoiceLines.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { invoiceViewMessages } from './InvoiceView.messages.ts'
import { invoiceStatusMessages } from '../internal/invoiceStatus.messages.ts'

export type InvoiceViewLabels = Labels<typeof invoiceViewMessages>
export type InvoiceViewWords = Words<typeof invoiceViewMessages>

export interface Invoice {
  /** The invoice's number: 'INV-20418-37'. */
  number: string
  /** The invoice's status: `InvoiceStatus` of the domain. */
  status: number
  /** ISO date on which the invoice was issued. */
  issued: string
  due: string
  /** Name and address of the payer, one line each. */
  billedTo?: readonly string[]
  lines: readonly InvoiceLine[]
  /** The tax in integer cents; zero is left out. */
  taxCents?: number
  /** The part that a credit paid, as a positive number. */
  creditCents?: number
  totalCents: number
  /** ISO date on which the invoice was paid. */
  paidOn?: string
  /** The payment method of a made or pending payment: "Visa ending 4242". */
  paidWith?: string
}

export interface InvoiceViewProps extends Omit<CardProps, 'title' | 'actions' | 'fact'> {
  /** The invoice to show: sums in integer cents, dates in ISO. */
  invoice: Invoice
  /** Today's ISO date at the account. */
  today: string
  /** Opens the confirmation. Omit if nothing can be charged, and say why in `payReason`. */
  onPay?: () => void
  /** Why the invoice can't be paid now: "Add a card first." */
  payReason?: string
  /** Opens the dialog that emails the invoice. Omit to not offer it. */
  onEmail?: () => void
  /** Saves the invoice as a file. Omit to not offer it. */
  onDownload?: () => void
  /** The file is being made. */
  isDownloading?: boolean
  /** The receipt of the last action, above the facts. */
  receipt?: ReactNode
  /** How to write money and dates. Default: the provider’s language. */
  formats?: BillingFormats
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: InvoiceViewLabels
}

/** One invoice: its lines, sums and actions. */
export const InvoiceView = forwardRef<HTMLElement, InvoiceViewProps>(function InvoiceView(props, ref) {
  const {
    invoice, today, onPay, payReason, onEmail, onDownload, isDownloading, receipt, formats: given, labels, ...rest
  } = props
  const formats = useBillingFormats(given)
  const words = useLabels('InvoiceView', invoiceViewMessages, labels)
  const { status, word } = invoiceStatusLook(invoice, today, useLabels('InvoiceStatus', invoiceStatusMessages))
  const isOpen = invoice.status === InvoiceStatus.Open
  return (
    <Card {...rest} ref={ref} title={<bdi>{invoice.number}</bdi>} actions={<StatusLabel look="badge" status={status}>{word}</StatusLabel>}>
      <Stack gap={5}>
        <LiveRegion isShown>{receipt}</LiveRegion>
        {invoice.paidOn && <InlineAlert tone="success">{paidText(formats.date(invoice.paidOn), invoice.paidWith, words)}</InlineAlert>}
        {invoice.status === InvoiceStatus.Processing && <InlineAlert>{invoice.paidWith ? words.onItsWayFrom({ method: invoice.paidWith }) : words.onItsWay}</InlineAlert>}
        <DescriptionList
          items={[
            { term: words.issued, value: formats.date(invoice.issued) },
            { term: words.due, value: formats.date(invoice.due) },
            ...(invoice.billedTo?.length
              ? [{ term: words.billedTo, value: invoice.billedTo.map((line) => <div key={line}><bdi>{line}</bdi></div>) }]
              : []),
          ]}
        />
        <InvoiceLines lines={invoice.lines} sums={sumsOf(invoice, words)} formats={formats} words={words} />
        <Inline isWrapping>
          {isOpen && (onPay ?? payReason) && (
            <Button variant="primary" onClick={onPay} disabledReason={payReason}>{words.pay({ amount: formats.money(invoice.totalCents) })}</Button>
          )}
          {onEmail && <Button icon={Mail} onClick={onEmail}>{words.email}</Button>}
          {onDownload && <Button icon={Download} isBusy={isDownloading} onClick={onDownload}>{words.download}</Button>}
        </Inline>
      </Stack>
    </Card>
  )
})

function paidText(date: string, method: string | undefined, words: InvoiceViewWords): string {
  return method ? words.paidOnWith({ date, method }) : words.paidOn({ date })
}

/** The sums from the lines to the total. A lone total has no subtotal. */
function sumsOf({ lines, taxCents = 0, creditCents = 0, totalCents }: Invoice, words: InvoiceViewWords): InvoiceSum[] {
  const between = [
    { label: words.tax, cents: taxCents },
    { label: words.credit, cents: -creditCents },
  ].filter(({ cents }) => cents !== 0)
  const subtotal = { label: words.subtotal, cents: lines.reduce((sum, { cents }) => sum + cents, 0) }
  return [...(between.length > 0 ? [subtotal, ...between] : []), { label: words.total, cents: totalCents }]
}

