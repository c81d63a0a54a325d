import type { Labels, LocalMoment } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLabels } from '../../words/useLabels.ts'
import { DateField } from '../DateField/DateField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { momentFieldMessages } from './MomentField.messages.ts'

export type MomentFieldLabels = Labels<typeof momentFieldMessages>

export interface MomentFieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whether this is the start or the end of a period. Without a time, a start is the first minute of its day, and an end the last. */
  edge: 'start' | 'end'
  /** Date and minute in the property's time; null if the period has no such limit. */
  value: LocalMoment | null
  /** Called when date or time changes, or is removed. */
  onValueChange: (change: { value: LocalMoment | null }) => void
  /** Called when the typed time becomes valid or invalid. Don't send a form while a time is invalid. */
  onReadableChange?: (change: { isReadable: boolean }) => void
  /** The first day that can be chosen, as an ISO date. */
  min?: string | undefined
  /** Why the entry is invalid. */
  error?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: MomentFieldLabels
}

const minuteOfWholeDay = { start: 0, end: 1440 } as const

/** A field for a date, with a field for a time once there is a date. */
export const MomentField = forwardRef<HTMLDivElement, MomentFieldProps>(function MomentField(props, ref) {
  const { edge, value, onValueChange, onReadableChange, min, error, labels, ...rest } = props
  const words = useLabels('MomentField', momentFieldMessages, labels)
  const wholeDay = minuteOfWholeDay[edge]
  const setDate = (date: string | null) => {
    if (date === null) onReadableChange?.({ isReadable: true })
    onValueChange({ value: date === null ? null : { date, minute: value?.minute ?? wholeDay } })
  }
  return (
    <Pair ref={ref} {...rest}>
      <DateField
        label={words[edge].date} isOptional min={min} help={value?.minute === 1440 ? words.throughThatDay : undefined} error={error}
        value={value?.date ?? null} onValueChange={({ value: date }) => setDate(date)}
      />
      {value && (
        <TimeField
          label={words[edge].time} isLabelHidden placeholder={words[edge].wholeDay} canBeEmpty isEnd={edge === 'end'}
          value={value.minute === wholeDay ? null : value.minute}
          onValueChange={({ value: minute }) => onValueChange({ value: { ...value, minute: minute ?? wholeDay } })}
          onReadableChange={onReadableChange}
        />
      )}
    </Pair>
  )
})

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(130px, 3fr) minmax(0, 2fr);
  gap: var(--portal-space-2);
  align-items: start;

  & > :only-child {
    grid-column: 1 / -1;
  }
  /* Aligns the time's control with the date's, which has a visible label above it. */
  & > :last-child:not(:only-child) {
    margin-block-start: var(--portal-space-6);
  }
`
