import { useStore } from '@nanostores/react'
import type { LocalMoment } from '@portal/domain'
import { DateField, Grid, TimeField } from '@portal/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { restrictionEditorMessages } from './restrictionEditor.messages.ts'
import { endMoment, endOfPeriod, startMoment, startOfPeriod, type ValidPeriod } from './validPeriod.ts'

export interface PeriodFieldsProps {
  value: ValidPeriod
  /** IANA zone of the property. */
  timeZone: string
  /** Why the end cannot be taken. */
  error?: string | undefined
  onChange: (value: ValidPeriod) => void
  /** How many of the fields hold text that is no time. */
  onUnreadable: (fields: number) => void
}

/** Start and end, each a date with a time once there is a date. A date alone is the whole of that day. */
export function PeriodFields({ value, timeZone, error, onChange, onUnreadable }: PeriodFieldsProps) {
  const t = useStore(restrictionEditorMessages)
  const unreadable = useRef(new Set<string>())
  const report = (field: string, isReadable: boolean) => {
    if (isReadable) unreadable.current.delete(field)
    else unreadable.current.add(field)
    onUnreadable(unreadable.current.size)
  }
  const start = startMoment(value.from, timeZone)
  const end = endMoment(value.until, timeZone)
  return (
    <Grid minColumn="280px" gap={4}>
      <MomentPair
        dateLabel={t.startDate}
        timeLabel={t.startTime}
        wholeDay={0}
        placeholder={t.startOfDay}
        value={start}
        onChange={(moment) => onChange({ ...value, from: startOfPeriod(moment, timeZone) })}
        onReadable={(isReadable) => report('start', isReadable)}
      />
      <MomentPair
        dateLabel={t.endDate}
        timeLabel={t.endTime}
        wholeDay={1440}
        placeholder={t.endOfDay}
        help={end?.minute === 1440 ? t.throughThatDay : undefined}
        min={start?.date}
        error={error}
        value={end}
        onChange={(moment) => onChange({ ...value, until: endOfPeriod(moment, timeZone) })}
        onReadable={(isReadable) => report('end', isReadable)}
      />
    </Grid>
  )
}

interface MomentPairProps {
  dateLabel: string
  timeLabel: string
  /** The minute that stands for no time of its own. */
  wholeDay: 0 | 1440
  placeholder: string
  help?: string | undefined
  min?: string | undefined
  error?: string | undefined
  value: LocalMoment | null
  onChange: (moment: LocalMoment | null) => void
  onReadable: (isReadable: boolean) => void
}

function MomentPair({ dateLabel, timeLabel, wholeDay, placeholder, help, min, error, value, onChange, onReadable }: MomentPairProps) {
  return (
    <Pair>
      <DateField
        isOptional
        label={dateLabel}
        min={min}
        help={help}
        error={error}
        value={value?.date ?? null}
        onValueChange={({ value: date }) => {
          if (date === null) onReadable(true)
          onChange(date === null ? null : { date, minute: value?.minute ?? wholeDay })
        }}
      />
      {value && (
        <TimeField
          label={timeLabel}
          isOptional
          placeholder={placeholder}
          canBeEmpty
          isEnd={wholeDay === 1440}
          value={value.minute === wholeDay ? null : value.minute}
          onValueChange={({ value: minute }) => onChange({ ...value, minute: minute ?? wholeDay })}
          onReadableChange={({ isReadable }) => onReadable(isReadable)}
        />
      )}
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
  gap: var(--portal-space-2);
  align-items: start;
`
