import { firstOfMonth, localDateAt, plainFormat, toDayNumber, toIsoDate, weekdayOf, type Words } from '@portal/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { tip } from '../../internal/tip.ts'
import { dayName, weekOrder } from '../../internal/weekOrder.ts'
import { Popover, type PopoverProps } from '../../overlays/Popover/Popover.tsx'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useViewerTimeZone } from '../../words/useViewerTimeZone.ts'
import type { DateRange } from './DateRangeField.tsx'
import type { dateRangeFieldMessages } from './DateRangeField.messages.ts'

interface MonthProps {
  value: DateRange
  min?: string
  max?: string
  disabledReasonOf: ((day: string) => string | undefined) | undefined
  words: Words<typeof dateRangeFieldMessages>
  /** Called when both days were chosen; they are in order. */
  onChoose: (change: { value: { from: string; until: string } }) => void
}

const numberOf = (day: string) => toDayNumber(day) ?? 0
const later = (day: string, days: number) => toIsoDate(numberOf(day) + days)

/** The same day of a later month, or its last day. */
function monthsLater(day: string, months: number): string {
  const last = later(firstOfMonth(day, months + 1), -1)
  const same = later(firstOfMonth(day, months), Number(day.slice(8)) - 1)
  return same < last ? same : last
}

export interface RangeCalendarProps extends MonthProps, Pick<PopoverProps, 'trigger' | 'onOpenChange'> {
  isOpen: boolean
}

/** The calendar in a popover at its button. */
export function RangeCalendar({ trigger, isOpen, onOpenChange, ...rest }: RangeCalendarProps) {
  return <Popover label={rest.words.calendar} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}><Months {...rest} /></Popover>
}

/** One month, in which two presses choose a first and a last day, in either order. Keys as in the ARIA date picker pattern. */
function Months({ value, min, max, disabledReasonOf, words, onChoose }: MonthProps) {
  const { locale, clock, timeZone } = useSetting()
  const viewerTimeZone = useViewerTimeZone(undefined)
  const today = localDateAt(timeZone ?? viewerTimeZone ?? 'UTC', clock())
  const [current, setCurrent] = useState(value.from ?? today)
  const [start, setStart] = useState<string | null>(null)
  const grid = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(true)
  const headingId = useId()
  const week = weekOrder(locale)
  const [first, last] = [firstOfMonth(current), later(firstOfMonth(current, 1), -1)]
  const gap = week.indexOf(weekdayOf(numberOf(first)))

  // This runs after the popover has taken the focus.
  useEffect(() => queueMicrotask(() => {
    if (wantsFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
    wantsFocus.current = false
  }), [current])

  const format = (style: Intl.DateTimeFormatOptions) => {
    const { format: say } = plainFormat(locale, style)
    return (day: string) => say(numberOf(day) * 86_400_000)
  }
  const [fullDay, shortDay, dayNumber] = [format({ dateStyle: 'full' }), format({ dateStyle: 'medium' }), format({ day: 'numeric' })]

  const ownReason = (day: string): string | undefined => {
    if (min !== undefined && day < min) return words.tooEarly({ day: shortDay(min) })
    return max !== undefined && day > max ? words.tooLate({ day: shortDay(max) }) : disabledReasonOf?.(day)
  }
  const reasonOf = (day: string): string | undefined => {
    const own = ownReason(day)
    if (own !== undefined || start === null) return own
    const [begin = day, end = day] = [start, day].toSorted()
    for (let between = begin; between < end; between = later(between, 1)) if (ownReason(between) !== undefined) return words.across
    return undefined
  }

  const press = (day: string) => {
    setCurrent(day)
    if (reasonOf(day) !== undefined) return
    if (start === null) return setStart(day)
    const [from = day, until = day] = [start, day].toSorted()
    setStart(null)
    onChoose({ value: { from, until } })
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const forth = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const place = week.indexOf(weekdayOf(numberOf(current)))
    const months = event.shiftKey ? 12 : 1
    const places: Partial<Record<string, string>> = {
      ArrowRight: later(current, forth), ArrowLeft: later(current, -forth), ArrowDown: later(current, 7), ArrowUp: later(current, -7),
      Home: later(current, -place), End: later(current, 6 - place), PageDown: monthsLater(current, months), PageUp: monthsLater(current, -months),
    }
    const next = places[event.key]
    if (next === undefined) return
    event.preventDefault()
    wantsFocus.current = true
    setCurrent(next)
  }

  const [from = '', until = ''] = start === null ? [value.from ?? value.until ?? '', value.until ?? value.from ?? ''] : [start, current].toSorted()
  const weeks = Array.from({ length: Math.ceil((gap + Number(last.slice(8))) / 7) }, (_, row) => week.map((_day, column) => later(first, row * 7 + column - gap)))
  return (
    <>
      <Head>
        <IconButton icon={ChevronLeft} isDirectional label={words.previousMonth} onClick={() => setCurrent(monthsLater(current, -1))} />
        <strong id={headingId} aria-live="polite">{format({ month: 'long', year: 'numeric' })(current)}</strong>
        <IconButton icon={ChevronRight} isDirectional label={words.nextMonth} onClick={() => setCurrent(monthsLater(current, 1))} />
      </Head>
      <Month ref={grid} role="grid" aria-labelledby={headingId} aria-multiselectable onKeyDown={move}>
        <thead>
          <tr>{week.map((day) => <th key={day} scope="col" abbr={dayName(day, locale, 'long')}>{dayName(day, locale, 'narrow')}</th>)}</tr>
        </thead>
        <tbody>
          {weeks.map((inWeek) => (
            <tr key={inWeek[0]}>
              {inWeek.map((day) => {
                if (day < first || day > last) return <td key={day} aria-hidden />
                const reason = reasonOf(day)
                const isIn = from <= day && day <= until
                return (
                  <td key={day} aria-selected={isIn}>
                    <Day
                      type="button" tabIndex={day === current ? 0 : -1} aria-label={reason === undefined ? fullDay(day) : `${fullDay(day)}. ${reason}`} aria-disabled={reason !== undefined || undefined} data-day={day} data-end={(isIn && (day === from || day === until)) || undefined}
                      aria-current={day === today ? 'date' : undefined} {...tip(reason)} onClick={() => press(day)}
                      onPointerEnter={() => start !== null && setCurrent(day)}
                    >
                      {dayNumber(day)}
                    </Day>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Month>
      <Hint role="status">{start === null ? words.chooseFirst : words.chooseLast({ day: shortDay(start) })}</Hint>
    </>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--portal-space-2);

  > strong {
    font: var(--portal-type-body-strong);
  }
`

const Month = styled.table`
  margin-block: var(--portal-space-2);
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th {
    padding: var(--portal-space-1);
    color: var(--portal-text-muted);
    font: var(--portal-type-meta);
    text-align: center;
  }
  td {
    padding: 1px 0;
  }
  td[aria-selected='true'] {
    background: var(--portal-surface-selected);
  }
`

const Day = styled.button`
  display: block;
  inline-size: 40px;
  block-size: 32px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--portal-radius-small);
  background: none;
  color: inherit;
  font: var(--portal-type-body);
  cursor: pointer;

  ${media.phone} {
    block-size: 40px;
  }
  &:hover {
    border-color: var(--portal-accent-border);
  }
  &[aria-current] {
    font-weight: var(--portal-weight-strong);
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
  &[aria-disabled='true'] {
    border-color: transparent;
    color: var(--portal-text-disabled);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[data-end] {
    background: var(--portal-button-primary-bg);
    color: var(--portal-button-primary-text);
  }
`

const Hint = styled.p`
  margin: 0;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
`
