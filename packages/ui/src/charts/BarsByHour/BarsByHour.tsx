import { formatNumber, zonedFormat } from '@portal/domain'
import type { Labels } from '@portal/domain'
import { forwardRef, useId, useState } from 'react'
import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { useLinkComponent } from '../../elements/Link/index.ts'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { barsByHourMessages } from './BarsByHour.messages.ts'
import { HourTable } from './HourTable.tsx'
import { scaleOf } from './scaleOf.ts'

/** One hour of a day. */
export interface HourOfEntries {
  entries: number
  denied: number
  /** What is usual in this hour, with fractions; omit if it isn't known. */
  usual?: number
}

export interface BarsByHourProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The 24 hours of a day, from midnight. */
  hours: readonly HourOfEntries[]
  /** Minutes since midnight: marks the current time. Omit for a day that is over. */
  now?: number
  /** The events of an hour, 0 to 23; the hours are links to them. Omit without such a page. */
  hrefFor?: (hour: number) => string
  /** Replaces single texts, such as `usual` by 'Usual Monday'; the others are the provider's. */
  labels?: Labels<typeof barsByHourMessages>
}

/** A day's entries by hour, with refusals on top and a usual day as a line. Above it belongs a sentence that says what it shows. */
export const BarsByHour = forwardRef<HTMLDivElement, BarsByHourProps>(function BarsByHour({ hours, now, hrefFor, labels, ...rest }, ref) {
  const Link = useLinkComponent()
  const words = useLabels('BarsByHour', barsByHourMessages, labels)
  const { locale } = useSetting()
  const [isTable, setIsTable] = useState(false)
  const [current, setCurrent] = useState(0)
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

  const move = (event: KeyboardEvent<HTMLOListElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Partial<Record<string, number>> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1, Home: -hours.length, End: hours.length }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(hours.length - 1, Math.max(0, current + step))
    setCurrent(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[aria-label]')[next]?.focus()
  }

  return (
    <div {...rest} ref={ref}>
      {isTable ? <HourTable name={words.name} head={words.hour} columns={columns} rows={rows} /> : (
        <Frame>
          {ticks.map((tick) => <Tick key={tick} aria-hidden style={{ insetBlockEnd: share(tick) }}><span>{number(tick)}</span></Tick>)}
          <Bars aria-label={words.name} aria-describedby={legendId} onKeyDown={move}>
            {hours.map(({ entries, denied, usual }, hour) => {
              const reading = `${rows[hour]?.name ?? ''}. ${columns.map((column, index) => `${column}: ${rows[hour]?.cells[index] ?? ''}`).join('. ')}`
              const before = hours[hour - 1]?.usual ?? usual
              return (
                <li key={rows[hour]?.name}>
                  <Mark {...(hrefFor ? { as: Link, href: hrefFor(hour) } : { role: 'img' })} aria-label={reading} tabIndex={hour === current ? 0 : -1} onFocus={() => setCurrent(hour)} {...tip(reading)}>
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
      <Foot>
        <Legend id={legendId}>
          <li><Entries as="i" />{words.entries} <b>{sum(({ entries }) => entries)}</b></li>
          <li><Denied as="i" />{words.denied} <b>{sum(({ denied }) => denied)}</b></li>
          {hasUsual && <li><Line />{words.usual}</li>}
        </Legend>
        <Button size="compact" variant="quiet" onClick={() => setIsTable(!isTable)}>{isTable ? words.asBars : words.asTable}</Button>
      </Foot>
    </div>
  )
})

const Frame = styled.div`
  position: relative;
  block-size: 176px;
  margin-block: var(--portal-space-6) var(--portal-space-8);
  margin-inline-start: var(--portal-space-8);
`

const Tick = styled.div`
  position: absolute;
  inset-inline: 0;
  border-block-start: 1px solid var(--portal-border-subtle);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);

  > span {
    position: absolute;
    inset-inline-end: calc(100% + var(--portal-space-2));
    translate: 0 -50%;
  }
`

const Bars = styled.ol`
  position: absolute;
  inset: 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border-block-end: 1px solid var(--portal-border-control);
  list-style: none;

  > li {
    position: relative;
  }
`

const Mark = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: 1px;
  padding-inline: 12%;
  border-radius: var(--portal-radius-small);

  &:hover {
    background: var(--portal-surface-hover);
  }
`

const Entries = styled.div`
  background: var(--portal-accent-fill);
  forced-color-adjust: none;
`

/* Hatched, so that it differs from entries without color. */
const Denied = styled.div`
  background: repeating-linear-gradient(135deg, var(--portal-danger-fill) 0 2px, var(--portal-surface-base) 2px 4px);
  box-shadow: inset 0 0 0 1px var(--portal-danger-fill);
  forced-color-adjust: none;
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

const Now = styled.div`
  position: absolute;
  inset-block: calc(-1 * var(--portal-space-2)) 0;
  border-inline-start: 1px dashed var(--portal-text-default);
  font: var(--portal-type-meta);
  pointer-events: none;

  > span {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: calc(-1 * var(--portal-space-3));
  }
  &[data-late] > span {
    inset-inline: auto calc(-1 * var(--portal-space-3));
  }
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-2) var(--portal-space-4);
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-1) var(--portal-space-4);
  margin: 0;
  padding: 0;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  list-style: none;

  i {
    display: inline-block;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: var(--portal-space-2);
    vertical-align: -1px;
  }
  b {
    color: var(--portal-text-default);
    font-weight: var(--portal-weight-medium);
  }
`

const Line = styled.i`
  block-size: 2px !important;
  background: var(--portal-text-muted);
  vertical-align: middle !important;
  forced-color-adjust: none;
`
