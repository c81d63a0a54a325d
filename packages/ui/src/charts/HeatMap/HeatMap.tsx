import { formatNumber, type Labels, type Weekday, zonedFormat } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { styled } from 'styled-components'
import { dayName, weekOrder } from '../../internal/weekOrder.ts'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { ChartFoot } from '../internal/ChartFoot.tsx'
import { ChartTable } from '../internal/ChartTable.tsx'
import { Denied, Entries } from '../internal/plot.tsx'
import { useMarks } from '../internal/useMarks.ts'
import { heatMapMessages } from './HeatMap.messages.ts'
import { levelsOf } from './levelsOf.ts'

/** One hour of a weekday. */
export interface HeatMapHour {
  entries: number
  denied: number
  /** Whether entry is permitted in this hour; permitted hours have an outline. Omit if unknown. */
  isPermitted?: boolean
}

export interface HeatMapProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The 168 hours of a week, from Monday's midnight. */
  hours: readonly HeatMapHour[]
  /** Index of the selected hour in `hours`; null for none. */
  value?: number | null
  /** Called with the selected hour, or with null if the user pressed the selected hour again. Omit if hours can't be selected. */
  onValueChange?: (change: { value: number | null }) => void
  /** Replaces individual texts, such as `permitted`; the others come from `PortalProvider`. */
  labels?: Labels<typeof heatMapMessages>
}

/**
 * Shows how many entries each hour of the week had, with refusals hatched and permitted hours outlined. Put a sentence above the map that
 * says what it shows.
 */
export const HeatMap = forwardRef<HTMLDivElement, HeatMapProps>(function HeatMap({ hours, value = null, onValueChange, labels, ...rest }, ref) {
  const words = useLabels('HeatMap', heatMapMessages, labels)
  const { locale } = useSetting()
  const [isTable, setIsTable] = useState(false)
  const { move, markProps } = useMarks(168, 24)
  const legendId = useId()
  const days = weekOrder(locale)
  const number = (value: number) => formatNumber(value, locale)
  const hourName = (hour: number) => zonedFormat(locale, 'UTC', { hour: 'numeric' }).format(hour * 3_600_000)
  const levels = levelsOf(Math.max(...hours.map(({ entries }) => entries)))
  /** How dark an hour is drawn, from 1 to 3; the highest count always has 3. */
  const strengthOf = (entries: number) => 3 - levels.filter((start) => start > entries).length
  const hasPermitted = hours.some(({ isPermitted }) => isPermitted)
  const hasDenied = hours.some(({ denied }) => denied > 0)
  const marks = days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => {
    const place = placeOf(day, hour)
    const { entries = 0, denied = 0, isPermitted } = hours[place] ?? {}
    const name = words.hour({ day: dayName(day, locale, 'long'), from: hourName(hour), to: hourName(hour + 1) })
    return { day, hour, place, entries, denied, isPermitted, name, isOutside: isPermitted === false && entries + denied > 0 }
  }))
  const levelName = (index: number) => {
    const [from = 1, next] = [levels[index], levels[index + 1]]
    if (next === undefined) return words.orMore({ count: number(from) })
    return next - 1 === from ? number(from) : words.between({ from: number(from), to: number(next - 1) })
  }

  return (
    <div {...rest} ref={ref}>
      {isTable ? (
        <ChartTable
          name={words.name} head={words.time} columns={[words.entries, words.denied, ...(hasPermitted ? [words.permitted] : [])]}
          rows={marks.filter(({ entries, denied }) => entries + denied > 0).map(({ name, entries, denied, isOutside }) => ({ name, cells: [number(entries), number(denied), ...(hasPermitted ? [isOutside ? words.outside : ''] : [])] }))}
        />
      ) : (
        <Frame>
          <Days aria-hidden>{days.map((day) => <span key={day}>{dayName(day, locale)}</span>)}</Days>
          <Squares aria-label={words.name} aria-describedby={legendId} onKeyDown={move}>
            {marks.map(({ day, hour, place, entries, denied, isPermitted, name, isOutside }, index) => {
              const reading = [name, `${words.entries}: ${number(entries)}`, `${words.denied}: ${number(denied)}`, ...(isOutside ? [words.outside] : [])].join('. ')
              const isEdge = (toHour: number, row: number) => isPermitted && !(toHour >= 0 && toHour < 24 && hours[placeOf(days[row] ?? 0, toHour)]?.isPermitted)
              const row = days.indexOf(day)
              return (
                <li key={place} data-top={isEdge(hour, row - 1) || undefined} data-bottom={isEdge(hour, row + 1) || undefined} data-start={isEdge(hour - 1, row) || undefined} data-end={isEdge(hour + 1, row) || undefined}>
                  <Square
                    {...(onValueChange ? { as: 'button' as const, type: 'button' as const, 'aria-pressed': place === value, onClick: () => onValueChange({ value: place === value ? null : place }) } : { role: 'img' })}
                    aria-label={reading} {...markProps(index)} {...tip(reading)}
                  >
                    {entries > 0 && <Entries data-strength={strengthOf(entries)} />}
                    {denied > 0 && <Denied />}
                  </Square>
                </li>
              )
            })}
          </Squares>
          <Hours aria-hidden>{[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => <span key={hour}>{hourName(hour)}</span>)}</Hours>
        </Frame>
      )}
      <ChartFoot
        legendId={legendId} toggle={isTable ? words.asPicture : words.asTable} onToggle={() => setIsTable(!isTable)}
        legend={
          <>
            {levels.map((start, index) => <li key={start}><Sample><Entries data-strength={strengthOf(start)} /></Sample>{index === 0 && `${words.entries} `}<b>{levelName(index)}</b></li>)}
            {hasDenied && <li><Sample><Denied /></Sample>{words.denied}</li>}
            {hasPermitted && <li><Sample data-permitted />{words.permitted}</li>}
          </>
        }
      />
    </div>
  )
})

const placeOf = (day: Weekday | 0, hour: number) => (day === 0 ? -1 : (day - 1) * 24 + hour)

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--portal-space-1) var(--portal-space-2);
  margin-block-end: var(--portal-space-4);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
`

const Days = styled.div`
  display: grid;
  grid-template-rows: repeat(7, 24px);
  align-items: center;
`

const Squares = styled.ol`
  display: grid;
  grid-template-columns: repeat(24, minmax(0, 1fr));
  grid-auto-rows: 24px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 1px;
    border: 0 solid var(--portal-text-default);
  }
  > [data-top] {
    border-block-start-width: 2px;
  }
  > [data-bottom] {
    border-block-end-width: 2px;
  }
  > [data-start] {
    border-inline-start-width: 2px;
  }
  > [data-end] {
    border-inline-end-width: 2px;
  }
`

/* In forced colors there are no shades, so the levels differ by height. */
const Square = styled.div`
  display: flex;
  align-items: end;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--portal-radius-small);
  background: var(--portal-surface-sunken);

  > * {
    flex: 1;
    block-size: 100%;
  }
  > [data-strength='1'] {
    opacity: 0.4;
  }
  > [data-strength='2'] {
    opacity: 0.7;
  }
  &:hover,
  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--portal-accent-border);
  }
  ${media.forcedColors} {
    outline: 1px solid GrayText;

    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
    > [data-strength] {
      opacity: 1;
    }
    > [data-strength='1'] {
      block-size: 35%;
    }
    > [data-strength='2'] {
      block-size: 65%;
    }
  }
`

const Sample = styled(Square).attrs({ as: 'i' })`
  && {
    display: inline-flex;
    inline-size: 16px;
    block-size: 12px;
    vertical-align: -1px;
  }
  &[data-permitted] {
    border: 2px solid var(--portal-text-default);
    background: none;
  }
`

const Hours = styled.div`
  display: grid;
  grid-column: 2;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  white-space: nowrap;

  ${media.phone} {
    > :nth-child(even) {
      visibility: hidden;
    }
  }
`
