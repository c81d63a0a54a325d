import { formatCents, type Labels, plainFormat } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { styled } from 'styled-components'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { ChartFoot } from '../internal/ChartFoot.tsx'
import { ChartTable } from '../internal/ChartTable.tsx'
import { Bars, Frame, Mark, Ticks } from '../internal/plot.tsx'
import { scaleOf } from '../internal/scaleOf.ts'
import { useMarks } from '../internal/useMarks.ts'
import { monthBarsMessages } from './MonthBars.messages.ts'

/** The amounts of a month, in cents. */
export interface MonthOfAmounts {
  /** ISO date of the month's first day. */
  month: string
  /** The amounts in cents, one for each kind. A negative amount, such as a credit, is not drawn. */
  cents: readonly number[]
}

export interface MonthBarsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names of the kinds of amounts. A bar stacks them in this order, from the bottom. */
  kinds: readonly string[]
  /** The months, the earliest first. */
  months: readonly MonthOfAmounts[]
  /** Currency as an ISO 4217 code. Default: US dollars. */
  currency?: string
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: Labels<typeof monthBarsMessages>
}

/** Amounts by month, one bar each, divided by kind. Put a sentence above the bars that says what they show. */
export const MonthBars = forwardRef<HTMLDivElement, MonthBarsProps>(function MonthBars({ kinds, months, currency = 'USD', labels, ...rest }, ref) {
  const words = useLabels('MonthBars', monthBarsMessages, labels)
  const { locale } = useSetting()
  const [isTable, setIsTable] = useState(false)
  const { move, markProps } = useMarks(months.length)
  const id = useId()
  const money = (cents: number) => formatCents(cents, locale, currency)
  const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  const sum = (cents: readonly number[]) => cents.reduce((total, value) => total + value, 0)
  const { top, ticks } = scaleOf(Math.max(0, ...months.map(({ cents }) => sum(cents.map((value) => Math.max(0, value))))) / 100)
  const monthName = (month: string, style: 'long' | 'short') => plainFormat(locale, style === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short' }).format(Date.parse(`${month}T00:00Z`))
  const columns = [...kinds, words.total]
  const rows = months.map(({ month, cents }) => ({ name: monthName(month, 'long'), cells: [...kinds.map((_, kind) => money(cents[kind] ?? 0)), money(sum(cents))] }))
  return (
    <div {...rest} ref={ref}>
      {isTable ? <ChartTable name={words.name} head={words.month} columns={columns} rows={rows} /> : (
        <Plot>
          <Ticks {...{ ticks, top }} number={(value) => whole.format(value)} />
          <Bars aria-label={words.name} aria-describedby={id} onKeyDown={move}>
            {months.map(({ month, cents }, index) => {
              const reading = [rows[index]?.name, ...columns.map((column, at) => `${column}: ${rows[index]?.cells[at] ?? ''}`)].join('. ')
              return (
                <li key={month}>
                  <Mark role="img" aria-label={reading} {...markProps(index)} {...tip(reading)}>
                    {kinds.map((kind, at) => ({ kind, at })).toReversed().map(({ kind, at }) => (cents[at] ?? 0) > 0 && <Part key={kind} data-pattern={at % patterns} style={{ blockSize: `${((cents[at] ?? 0) / 100 / top) * 100}%` }} />)}
                  </Mark>
                  <Name aria-hidden>{monthName(month, 'short')}</Name>
                </li>
              )
            })}
          </Bars>
        </Plot>
      )}
      <ChartFoot
        legendId={id} toggle={isTable ? words.asBars : words.asTable} onToggle={() => setIsTable(!isTable)}
        legend={kinds.map((kind, at) => <li key={kind}><Part as="i" data-pattern={at % patterns} />{kind} <b>{money(sum(months.map(({ cents }) => cents[at] ?? 0)))}</b></li>)}
      />
    </div>
  )
})

/** How many patterns there are before they repeat. */
const patterns = 6

/* Leaves room for an amount beside the axis. */
const Plot = styled(Frame)`
  margin-inline-start: var(--portal-space-16);
`

/* Each kind has its own pattern, so that readers who see no colors can tell it. */
const Part = styled.div`
  background: var(--portal-accent-fill);
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;

  &[data-pattern='1'] {
    background: repeating-linear-gradient(135deg, var(--portal-accent-fill) 0 2px, var(--portal-surface-base) 2px 5px);
    box-shadow: inset 0 0 0 1px var(--portal-accent-fill);
  }
  &[data-pattern='2'] {
    background: var(--portal-border-control);
  }
  &[data-pattern='3'] {
    background: repeating-linear-gradient(0deg, var(--portal-border-control) 0 2px, var(--portal-surface-base) 2px 4px);
    box-shadow: inset 0 0 0 1px var(--portal-border-control);
  }
  &[data-pattern='4'] {
    background: repeating-linear-gradient(90deg, var(--portal-text-default) 0 2px, var(--portal-surface-base) 2px 5px);
    box-shadow: inset 0 0 0 1px var(--portal-text-default);
  }
  &[data-pattern='5'] {
    background: var(--portal-surface-base);
    box-shadow: inset 0 0 0 1px var(--portal-text-default);
  }
`

const Name = styled.span`
  position: absolute;
  inset-block-start: calc(100% + var(--portal-space-1));
  inset-inline: 0;
  display: flex;
  justify-content: center;
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  white-space: nowrap;

  ${media.phone} {
    li:nth-child(even) > & {
      visibility: hidden;
    }
  }
`
