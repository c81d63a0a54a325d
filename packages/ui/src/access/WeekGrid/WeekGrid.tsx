import { intersectSpans, type Labels, minutesPerDay, type Span, subtractSpans, totalLength, type Weekday, weekSpans, type WeekWindow, windowsOnDay } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { writeTime } from '../../forms/TimeField/readTime.ts'
import { media } from '../../theme/media.ts'
import { dayName, weekOrder } from '../../internal/weekOrder.ts'
import { type DrawnSpan, useDrawing } from './useDrawing.ts'
import { useLabels } from '../../words/useLabels.ts'
import { weekGridMessages } from './WeekGrid.messages.ts'
import { useSetting } from '../../words/PortalProvider.tsx'

export type WeekGridLabels = Labels<typeof weekGridMessages>

export interface WeekGridProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The restriction as a sentence, for screen readers. */
  label: string
  /** The allowed hours; null: at any time. */
  windows: readonly WeekWindow[] | null
  /** The hours of another restriction. Hours of `windows` outside it are hatched. Null: no limit. */
  within?: readonly WeekWindow[] | null
  /**
   * Called when the user has drawn hours with the mouse. The list beside the grid must offer the same by keyboard. Omit for a picture only.
   */
  onDraw?: (drawing: { span: DrawnSpan }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: WeekGridLabels
}

const whole: readonly Span[] = [{ start: 0, end: minutesPerDay }]
const marks = [0, 6, 12, 18]

/** A week as a picture, beside a text that says the same. */
export const WeekGrid = forwardRef<HTMLDivElement, WeekGridProps>(function WeekGrid(props, ref) {
  const { label, windows, within = null, onDraw, labels, ...rest } = props
  const { locale } = useSetting()
  const words = useLabels('WeekGrid', weekGridMessages, labels)
  const { drawn, ...pointer } = useDrawing(onDraw)
  const dayOf = (list: readonly WeekWindow[] | null, day: Weekday) => (list === null ? whole : windowsOnDay(list, day))
  const allowed = windows === null ? whole.map(({ end }) => ({ start: 0, end: end * 7 })) : weekSpans(windows)
  const lost = within === null ? [] : subtractSpans(allowed, weekSpans(within))
  const hours = (spans: readonly Span[]) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(totalLength(spans) / 60)
  return (
    <div ref={ref} {...rest}>
      <Picture role="img" aria-label={label} data-drawable={onDraw ? '' : undefined}>
        <Hours aria-hidden>
          {marks.map((hour) => <span key={hour} style={{ insetBlockStart: `${(hour / 24) * 100}%` }}>{shortTime(hour, locale)}</span>)}
        </Hours>
        <Days aria-hidden>
          {weekOrder(locale).map((day) => {
            const open = dayOf(windows, day)
            return (
              <DayColumn
                key={day} name={headOf(day, locale)} reached={intersectSpans(open, dayOf(within, day))} lost={subtractSpans(open, dayOf(within, day))}
                drawn={drawn?.day === day ? drawn : null} {...pointer.columnProps(day)}
              />
            )
          })}
        </Days>
      </Picture>
      <Legend>
        <li><Key data-kind="reached" />{words.allowed({ hours: hours(allowed) })}</li>
        {lost.length > 0 && <li><Key data-kind="lost" />{words.neverReached({ hours: hours(lost) })}</li>}
      </Legend>
    </div>
  )
})

/** The name of a day above its column: its first letter if the short name is long, as in Arabic. */
function headOf(day: Weekday, locale: string | undefined): string {
  const short = dayName(day, locale)
  return short.length > 4 ? dayName(day, locale, 'narrow') : short
}

function shortTime(hour: number, locale: string | undefined): string {
  return writeTime(hour * 60, locale).replace(/:00(?=\s)/, '')
}

const Picture = styled.div`
  display: flex;
  gap: var(--portal-space-2);
  block-size: 304px;
`

const Hours = styled.div`
  position: relative;
  flex: none;
  inline-size: 42px;
  margin-block-start: var(--portal-space-6);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  text-align: end;

  & > span {
    position: absolute;
    inset-inline-end: 0;
    white-space: nowrap;
    transform: translateY(-4px);
  }
`

const Days = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  min-inline-size: 0;

  [data-drawable] > & {
    cursor: crosshair;
    -webkit-user-select: none;
    user-select: none;
  }
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-1) var(--portal-space-4);
  margin: var(--portal-space-3) 0 0;
  padding: 0;
  list-style: none;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  font-variant-numeric: tabular-nums;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--portal-space-1);
  }
`

const Key = styled.span`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  border: 1px solid var(--portal-schedule-window);
  border-radius: var(--portal-radius-fine);
  background: var(--portal-schedule-window);

  &[data-kind='lost'] {
    border-color: var(--portal-warning-icon);
    background: repeating-linear-gradient(135deg, var(--portal-warning-icon) 0 2px, var(--portal-surface-base) 2px 5px);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
    background: Highlight;
    forced-color-adjust: none;

    &[data-kind='lost'] {
      border-style: dashed;
      background: none;
    }
  }
`

interface DayColumnProps extends ComponentPropsWithoutRef<'div'> {
  name: string
  reached: readonly Span[]
  /** Spans that this restriction allows and another one doesn't. */
  lost: readonly Span[]
  /** The span that the mouse is drawing. */
  drawn: Span | null
}

/** One day of the week grid, from midnight to midnight. */
function DayColumn({ name, reached, lost, drawn, ...rest }: DayColumnProps) {
  const bars = [
    ...reached.map((span) => ({ span, kind: 'reached' })),
    ...lost.map((span) => ({ span, kind: 'lost' })),
    ...(drawn ? [{ span: drawn, kind: 'drawn' }] : []),
  ]
  return (
    <Column>
      <Name>{name}</Name>
      <Track {...rest}>
        {bars.map(({ span, kind }) => <Bar key={`${kind}-${span.start}`} data-kind={kind} style={place(span)} />)}
      </Track>
    </Column>
  )
}

function place({ start, end }: Span) {
  const percent = (minute: number) => `${(minute / minutesPerDay) * 100}%`
  return { insetBlockStart: percent(start), blockSize: percent(end - start) }
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

const Name = styled.span`
  block-size: var(--portal-space-6);
  overflow: hidden;
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  line-height: 24px;
  text-align: center;
`

const Track = styled.div`
  position: relative;
  flex: 1;
  border: 1px solid var(--portal-schedule-grid);
  border-inline-end-width: 0;
  background: repeating-linear-gradient(
    to bottom, transparent 0 calc(25% - 1px), var(--portal-schedule-grid) calc(25% - 1px) 25%
  );

  :last-child > & {
    border-inline-end-width: 1px;
  }
`

/** A hatched bar is time at which another restriction never allows entry. */
const Bar = styled.span`
  position: absolute;
  inset-inline: 3px;
  min-block-size: 2px;
  border: 1px solid var(--portal-schedule-window);
  border-radius: var(--portal-radius-fine);
  background: var(--portal-schedule-window);
  pointer-events: none;

  &[data-kind='lost'] {
    border-color: var(--portal-warning-icon);
    background: repeating-linear-gradient(135deg, var(--portal-warning-icon) 0 2px, var(--portal-surface-base) 2px 6px);
  }
  &[data-kind='drawn'] {
    border-style: dashed;
    background: var(--portal-surface-selected);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
    background: Highlight;
    forced-color-adjust: none;

    &[data-kind='lost'] {
      border-style: dashed;
      background: none;
    }
  }
`
