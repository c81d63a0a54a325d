import { dayAfter, describeDays, describeTimes, minutesPerDay, type Weekday } from '@portal/domain'
import { Moon, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { IconButton } from '../../elements/IconButton/IconButton.tsx'
import { CheckboxField } from '../../forms/CheckboxField/CheckboxField.tsx'
import { media } from '../../theme/media.ts'
import { dayName } from '../../internal/weekOrder.ts'
import { DayToggles } from './DayToggles.tsx'
import { type EditorSetting, useEditor } from './editorContext.ts'
import { TimeRange } from './TimeRange.tsx'
import type { WindowRow } from './windowRows.ts'

interface WindowFieldsProps {
  row: WindowRow
  /** The row's number, from 1. */
  number: number
  onChange: (row: WindowRow) => void
  onRemove: () => void
  /** Notes under the row: problems and clock changes. */
  notes?: ReactNode
  dayError?: string | undefined
  timeError?: string | undefined
}

/** One row of hours: its days, its times, and whether it ends the next day. */
export function WindowFields({ row, number, onChange, onRemove, notes, dayError, timeError }: WindowFieldsProps) {
  const { voice, words } = useEditor()
  const { locale } = voice
  const isAllDay = row.start === 0 && row.end === minutesPerDay
  const nextDay = row.days.length === 1 ? dayName(dayAfter(row.days[0] as Weekday), locale) : null
  return (
    <Frame role="group" aria-label={words.window({ number })}>
      <Line>
        <Days><DayToggles label={words.days} days={row.days} locale={locale} error={dayError} onChange={({ days }) => onChange({ ...row, days })} /></Days>
        <IconButton icon={Trash2} label={words.remove({ window: words.window({ number }) })} onClick={onRemove} />
      </Line>
      <Line>
        {!isAllDay && <TimeRange id={row.id} start={row.start} end={row.end} error={timeError} onChange={(times) => onChange({ ...row, ...times })} />}
        <AllDay
          label={words.allDay} checked={isAllDay}
          onChange={({ currentTarget }) => onChange({ ...row, ...(currentTarget.checked ? { start: 0, end: minutesPerDay } : { start: 540, end: 1020 }) })}
        />
        {!isAllDay && row.end <= row.start && (
          <Night><Icon icon={Moon} size={14} /> {nextDay === null ? words.endsNextDay : words.nextDay({ day: nextDay })}</Night>
        )}
      </Line>
      {notes}
    </Frame>
  )
}

/** One row of hours in words: 'Monday to Friday, 9:00 AM to 5:00 PM'. */
export function sayWindow({ days, start, end }: WindowRow, voice: EditorSetting['voice']): string {
  const times = describeTimes({ start, end }, voice)
  return days.length === 0 ? times : `${describeDays(days, voice)}, ${times}`
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-4) var(--portal-space-2);
  border-block-end: 1px solid var(--portal-border-subtle);
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portal-space-2) var(--portal-space-4);

  &:first-child {
    flex-wrap: nowrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--portal-space-2);
  }
`

const Days = styled.div`
  flex: 1 1 auto;
  max-inline-size: 400px;
  min-inline-size: 0;
`

/** The checkbox stays beside the two fields, even if notes are below them. */
const AllDay = styled(CheckboxField)`
  align-self: flex-start;
  margin-block-start: calc((var(--portal-control-form) - var(--portal-space-6)) / 2);

  ${media.phone} {
    margin-block-start: 0;
  }
`

const Night = styled.span`
  align-self: flex-start;
  margin-block-start: var(--portal-space-2);
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);

  ${media.phone} {
    flex-basis: 100%;
    margin-block-start: 0;
  }
`
