import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { media } from '../../theme/media.ts'
import { useBillingFormats } from '../internal/useBillingFormats.ts'
import type { BillingFormats } from '../internal/billingFormats.ts'

export interface BillingTotal {
  /** The name of the sum: "Due". */
  label: string
  /** The sum in integer cents; null if there is none, such as no next charge. */
  cents: number | null
  /** A note about the sum. */
  note?: ReactNode
}

export interface BillingTotalsProps extends ComponentPropsWithoutRef<'dl'> {
  /** Two to four sums, the most urgent first. */
  totals: readonly BillingTotal[]
  /** Placeholder bars, for the first load. */
  isLoading?: boolean
  /** How to write money and dates. Default: the provider’s language. */
  formats?: BillingFormats
}

/** An account's sums: due now, next charge, credit. */
export const BillingTotals = forwardRef<HTMLDListElement, BillingTotalsProps>(function BillingTotals(props, ref) {
  const { totals, isLoading = false, formats: given, ...rest } = props
  const formats = useBillingFormats(given)
  return (
    <Row ref={ref} aria-busy={isLoading || undefined} {...rest}>
      {totals.map(({ label, cents, note }) => (
        <div key={label}>
          <Text as="dt" size="small" tone="muted">{label}</Text>
          <Sum>{isLoading ? <Skeleton width="96px" /> : <bdi>{cents === null ? '–' : formats.money(cents)}</bdi>}</Sum>
          {!isLoading && note && <Text as="dd" size="small" tone="muted" isTabular>{note}</Text>}
        </div>
      ))}
    </Row>
  )
})

const Row = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-card);
  background: var(--portal-card-bg);

  & > div {
    padding: var(--portal-space-4);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > div + div {
    border-inline-start: 1px solid var(--portal-border-subtle);
  }

  ${media.phone} {
    grid-auto-flow: row;

    & > div + div {
      border-block-start: 1px solid var(--portal-border-subtle);
      border-inline-start: 0;
    }
  }
`

const Sum = styled.dd`
  min-block-size: 28px;
  font: var(--portal-type-heading1);
  letter-spacing: var(--portal-tracking-heading1);
  font-variant-numeric: tabular-nums;

  & > span {
    margin-block: var(--portal-space-2);
  }
`
