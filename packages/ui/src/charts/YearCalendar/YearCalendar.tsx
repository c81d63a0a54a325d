import { type Labels, plainFormat } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react'
import { styled } from 'styled-components'
import { dayName, weekOrder } from '../../internal/weekOrder.ts'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { ChartFoot } from '../internal/ChartFoot.tsx'
import { ChartTable } from '../internal/ChartTable.tsx'
import { useMarks } from '../internal/useMarks.ts'
import { monthsFrom } from './monthsFrom.ts'
import { yearCalendarMessages } from './YearCalendar.messages.ts'

/** Days with a name, such as a holiday. */
export interface MarkedDays {
  id: string
  name: string
  /** First and last day as ISO dates, both included. */
  from: string
  until: string
  /** Whether something has other hours on these days, instead of a holiday. Its outline is dashed. */
  isException?: boolean
}

export interface YearCalendarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Today's ISO date. The calendar begins with its month. */
  today: string
  /** The marked days. */
  marks: readonly MarkedDays[]
  /** Called when the user presses a marked day. Omit if days can't be pressed. */
  onOpen?: (mark: { id: string }) => void
  /** Replaces individual texts, such as `marked`; the others come from `PortalProvider`. */
  labels?: Labels<typeof yearCalendarMessages>
}

/** Twelve months with marked days. Put a sentence above the calendar that says what it shows. */
export const YearCalendar = forwardRef<HTMLDivElement, YearCalendarProps>(function YearCalendar({ today, marks, onOpen, labels, ...rest }, ref) {
  const words = useLabels('YearCalendar', yearCalendarMessages, labels)
  const { locale } = useSetting()
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  const week = weekOrder(locale)
  const months = monthsFrom(today, week)
  const marksOn = (date: string) => marks.filter(({ from, until }) => from <= date && date <= until)
  const hasExceptions = marks.some(({ isException }) => isException)
  const markedDays = months.flatMap(({ days }) => days).filter((date) => marksOn(date).length > 0)
  const { move, markProps } = useMarks(markedDays.length)
  const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)
  const monthName = plainFormat(locale, { month: 'long' })
  const monthOfYear = plainFormat(locale, { month: 'long', year: 'numeric' })
  const dayOfYear = plainFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' })
  const range = plainFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' })
  const dayNumber = plainFormat(locale, { day: 'numeric' })
  return (
    <div {...rest} ref={ref}>
      {isTable ? (
        <ChartTable
          name={words.name} head={words.what} columns={[words.days]}
          rows={marks.filter(({ until }) => until >= (months[0]?.first ?? '')).map((mark) => ({ name: mark.name, cells: [range.formatRange(noon(mark.from), noon(mark.until))] }))}
        />
      ) : (
        <Months role="group" aria-label={words.name} aria-describedby={id} onKeyDown={move}>
          {months.map(({ first, gap, days }, index) => (
            <Month key={first} data-empty={(index > 0 && !days.some((date) => markedDays.includes(date))) || undefined}>
              <strong aria-hidden>{(index === 0 || first.slice(5, 7) === '01' ? monthOfYear : monthName).format(noon(first))}</strong>
              <Days>
                {week.map((day) => <span key={day} aria-hidden>{dayName(day, locale, 'narrow')}</span>)}
                {days.map((date, day) => {
                  const [mark, ...others] = marksOn(date)
                  const place = day === 0 ? { gridColumnStart: gap + 1 } : {}
                  const number = dayNumber.format(noon(date))
                  const state = { 'data-past': date < today || undefined, 'data-today': date === today || undefined }
                  if (!mark) return <Day key={date} aria-hidden style={place} {...state}>{number}</Day>
                  const isException = mark.isException && others.every((other) => other.isException)
                  const reading = words.day({ day: dayOfYear.format(noon(date)), names: [mark, ...others].map(({ name }) => name).join(', ') })
                  return (
                    <Marked
                      key={date} {...(onOpen ? { as: 'button' as const, type: 'button' as const, onClick: () => onOpen({ id: mark.id }) } : { role: 'img' })}
                      aria-label={reading} style={place} {...state} data-exception={isException || undefined} {...markProps(markedDays.indexOf(date))} {...tip(reading)}
                    >
                      {number}
                    </Marked>
                  )
                })}
              </Days>
            </Month>
          ))}
        </Months>
      )}
      <ChartFoot
        legendId={id} toggle={isTable ? words.asCalendar : words.asTable} onToggle={() => setIsTable(!isTable)}
        legend={
          <>
            {marks.some(({ isException }) => !isException) && <li><MarkSample />{words.marked}</li>}
            {hasExceptions && <li><MarkSample data-exception />{words.exception}</li>}
            <li><TodaySample />{words.today}</li>
          </>
        }
      />
    </div>
  )
})

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: var(--portal-space-5);
  margin-block-end: var(--portal-space-4);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/* A phone shows only months with a marked day. */
const Month = styled.div`
  ${media.phone} {
    &[data-empty] {
      display: none;
    }
  }
  > strong {
    font: var(--portal-type-small);
    font-weight: var(--portal-weight-medium);
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: var(--portal-space-0-5);
  margin-block-start: var(--portal-space-1);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Day = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 24px;
  color: var(--portal-text-default);

  &[data-past] {
    color: var(--portal-text-muted);
  }
  &[data-today] {
    font-weight: var(--portal-weight-strong);
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
`

const Marked = styled(Day)`
  padding: 0;
  border: 2px solid var(--portal-accent-border);
  border-radius: var(--portal-radius-small);
  background: var(--portal-surface-selected);
  color: var(--portal-accent-text);
  font: inherit;
  font-weight: var(--portal-weight-strong);

  &[data-exception] {
    border: 2px dashed var(--portal-border-control);
    background: none;
    color: var(--portal-text-default);
  }
  &[data-past] {
    border-style: dotted;
  }
  &:is(button):hover {
    background: var(--portal-surface-hover);
  }
`

const MarkSample = styled.i`
  border: 2px solid var(--portal-accent-border);
  border-radius: var(--portal-radius-small);

  &[data-exception] {
    border: 1px dashed var(--portal-border-control);
    border-radius: 0;
  }
`

const TodaySample = styled.i`
  && {
    block-size: 2px;
    vertical-align: middle;
  }
  background: var(--portal-text-default);
  forced-color-adjust: none;
`
