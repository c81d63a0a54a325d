import { formatNumber, type Labels, zonedFormat } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { styled } from 'styled-components'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { barsByHourMessages } from './BarsByHour.messages.ts'
import { ChartFoot } from '../internal/ChartFoot.tsx'
import { ChartTable } from '../internal/ChartTable.tsx'
import { Bars, Denied, Entries, Frame, Mark, Now, Ticks } from '../internal/plot.tsx'
import { scaleOf } from '../internal/scaleOf.ts'
import { useMarks } from '../internal/useMarks.ts'

/** One hour of a day. */
export interface HourOfEntries {
  entries: number
  denied: number
  /** The usual number of entries in this hour, with fractions. Omit if unknown. */
  usual?: number
}

export interface BarsByHourProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The 24 hours of a day, from midnight. */
  hours: readonly HourOfEntries[]
  /** The usual number of entries until the current time, with fractions. Omit if unknown, and for a day that is over. */
  usualByNow?: number
  /** The current time in minutes since midnight, marked by a line. Omit for a day that is over. */
  now?: number
  /** Address of the page with an hour's events; `hour` is 0 to 23. Makes the hours links. Omit if there is no such page. */
  hrefFor?: (hour: number) => string
  /** Replaces individual texts, such as `usual` by 'Usual Monday'; the others come from `PortalProvider`. */
  labels?: Labels<typeof barsByHourMessages>
}

/** A day's entries by hour, with refusals on top and a usual day as a line. Put a sentence above the chart that says what it shows. */
export const BarsByHour = forwardRef<HTMLDivElement, BarsByHourProps>(function BarsByHour({ hours, usualByNow, now, hrefFor, labels, ...rest }, ref) {
  const Link = useLinkComponent()
  const words = useLabels('BarsByHour', barsByHourMessages, labels)
  const { locale } = useSetting()
  const [isTable, setIsTable] = useState(false)
  const { move, markProps } = useMarks(hours.length)
  const legendId = useId()
  const { top, ticks } = scaleOf(Math.max(...hours.map(({ entries, denied, usual = 0 }) => Math.max(entries + denied, usual))))
  const share = (value: number) => `${(value / top) * 100}%`
  const hourName = (hour: number) => zonedFormat(locale, 'UTC', { hour: 'numeric' }).format(hour * 3_600_000)
  const number = (value: number) => formatNumber(Math.round(value), locale)
  const hasUsual = hours.some(({ usual }) => usual !== undefined)
  const sum = (of: (hour: HourOfEntries) => number) => number(hours.reduce((total, hour) => total + of(hour), 0))
  const rows = hours.map(({ entries, denied, usual }, hour) => ({
    name: words.span({ from: hourName(hour), to: hourName(hour + 1) }),
    cells: [number(entries), number(denied), ...(hasUsual ? [usual === undefined ? '' : number(usual)] : [])],
  }))
  const columns = [words.entries, words.denied, ...(hasUsual ? [words.usual] : [])]

  return (
    <Root {...rest} ref={ref}>
      {isTable ? <ChartTable name={words.name} head={words.hour} columns={columns} rows={rows} /> : (
        <Frame>
          <Ticks {...{ ticks, top, number }} />
          <Bars aria-label={words.name} aria-describedby={legendId} onKeyDown={move}>
            {hours.map(({ entries, denied, usual }, hour) => {
              const reading = `${rows[hour]?.name ?? ''}. ${columns.map((column, index) => `${column}: ${rows[hour]?.cells[index] ?? ''}`).join('. ')}`
              const before = hours[hour - 1]?.usual ?? usual
              return (
                <li key={rows[hour]?.name}>
                  <Mark {...(hrefFor ? { as: Link, href: hrefFor(hour) } : { role: 'img' })} aria-label={reading} {...markProps(hour)} {...tip(reading)}>
                    {denied > 0 && <Denied style={{ blockSize: share(denied) }} />}
                    {entries > 0 && <Entries style={{ blockSize: share(entries) }} />}
                  </Mark>
                  {usual !== undefined && <Usual style={{ insetBlockEnd: share(usual) }} />}
                  {usual !== undefined && before !== undefined && before !== usual && <Step style={{ insetBlockEnd: share(Math.min(usual, before)), blockSize: share(Math.abs(usual - before)) }} />}
                </li>
              )
            })}
          </Bars>
          {now !== undefined && <Now aria-hidden style={{ insetInlineStart: `${(now / 1440) * 100}%` }} data-late={now > 1200 || undefined}><span>{words.now}</span></Now>}
          <Hours aria-hidden>{[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => <span key={hour}>{hourName(hour)}</span>)}</Hours>
        </Frame>
      )}
      <ChartFoot
        legendId={legendId} toggle={isTable ? words.asBars : words.asTable} onToggle={() => setIsTable(!isTable)}
        legend={
          <>
            <li><Entries as="i" />{words.entries} <b>{sum(({ entries }) => entries)}</b></li>
            <li><Denied as="i" />{words.denied} <b>{sum(({ denied }) => denied)}</b></li>
            {hasUsual && <li><Line />{words.usual}{usualByNow !== undefined && <>{' '}<b>{words.byNow({ count: number(usualByNow) })}</b></>}</li>}
          </>
        }
      />
    </Root>
  )
})

/** The bars fill a card that is stretched to the height of the card beside it. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;

  > :first-child {
    flex: 1 0 auto;
  }
`

const Usual = styled.div`
  position: absolute;
  inset-inline: 0;
  border-block-end: 2px solid var(--portal-text-muted);
  pointer-events: none;
`

const Step = styled.div`
  position: absolute;
  inset-inline-start: -1px;
  border-inline-start: 2px solid var(--portal-text-muted);
  pointer-events: none;
`

const Hours = styled.div`
  position: absolute;
  inset-block-start: calc(100% + var(--portal-space-1));
  inset-inline: 0;
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  white-space: nowrap;

  ${media.phone} {
    > :nth-child(even) {
      visibility: hidden;
    }
  }
`

const Line = styled.i`
  block-size: 2px !important;
  background: var(--portal-text-muted);
  vertical-align: middle !important;
  forced-color-adjust: none;
`
