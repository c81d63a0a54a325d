import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'
import type { InvoiceViewWords } from './InvoiceView.tsx'

export interface InvoiceLine {
  id: string
  description: string
  quantity: number
  /** The price of one unit, in integer cents. */
  unitCents: number
  /** The price of all units, in integer cents. */
  cents: number
}

export interface InvoiceSum {
  label: string
  cents: number
}

interface InvoiceLinesProps {
  lines: readonly InvoiceLine[]
  /** The sums; the last one is the total. */
  sums: readonly InvoiceSum[]
  formats: BillingFormats
  words: InvoiceViewWords
}

/** The lines of an invoice and their sums. */
export function InvoiceLines({ lines, sums, formats, words }: InvoiceLinesProps) {
  return (
    <div>
      <Table aria-label={words.lines}>
        <thead>
          <tr>
            <th scope="col">{words.description}</th>
            <th scope="col" data-part="factor">{words.quantity}</th>
            <th scope="col" data-part="factor">{words.unitPrice}</th>
            <th scope="col" data-part="sum">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, description, quantity, unitCents, cents }) => (
            <tr key={id}>
              <td>{description}</td>
              <td data-part="factor">{quantity}</td>
              <td data-part="factor"><bdi>{formats.money(unitCents)}</bdi></td>
              <td data-part="sum"><bdi>{formats.money(cents)}</bdi></td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Sums>
        {sums.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd><bdi>{formats.money(cents)}</bdi></dd>
          </div>
        ))}
      </Sums>
    </div>
  )
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & :is(th, td) {
    padding-block: var(--portal-space-2);
    padding-inline: var(--portal-space-3) 0;
    border-block-end: 1px solid var(--portal-table-divider);
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
  }
  & thead th {
    color: var(--portal-table-head-text);
    font: var(--portal-type-small);
    font-weight: var(--portal-weight-medium);
  }
  & [data-part] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  ${media.phone} {
    & [data-part='factor'] {
      display: none;
    }
  }
`

const Sums = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  margin-block-start: var(--portal-space-3);

  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--portal-space-3);
  }
  & > div:not(:last-child) {
    color: var(--portal-text-muted);
  }
  & > div:last-child {
    font-weight: var(--portal-weight-strong);
  }
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`
