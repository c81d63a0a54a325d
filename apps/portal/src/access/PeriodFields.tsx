import { endMoment, endOfPeriod, startMoment, startOfPeriod, type ValidPeriod } from '@portal/domain'
import { Grid, MomentField } from '@portal/ui'
import { useRef } from 'react'

export interface PeriodFieldsProps {
  value: ValidPeriod
  /** IANA zone of the property. */
  timeZone: string
  /** Why the end is invalid. */
  error?: string | undefined
  onChange: (value: ValidPeriod) => void
  /** How many fields have text that isn't a time. */
  onUnreadable: (fields: number) => void
}

/** Start and end, each a date with an optional time. A date alone is the whole day. */
export function PeriodFields({ value, timeZone, error, onChange, onUnreadable }: PeriodFieldsProps) {
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
      <MomentField
        edge="start"
        value={start}
        onValueChange={(change) => onChange({ ...value, from: startOfPeriod(change.value, timeZone) })}
        onReadableChange={({ isReadable }) => report('start', isReadable)}
      />
      <MomentField
        edge="end"
        min={start?.date}
        error={error}
        value={end}
        onValueChange={(change) => onChange({ ...value, until: endOfPeriod(change.value, timeZone) })}
        onReadableChange={({ isReadable }) => report('end', isReadable)}
      />
    </Grid>
  )
}
