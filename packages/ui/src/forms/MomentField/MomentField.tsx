import type { Labels, LocalMoment } from '@portal/domain'
import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLabels } from '../../words/useLabels.ts'
import { DateField } from '../DateField/index.ts'
import { TimeField } from '../TimeField/index.ts'
import { momentFieldMessages } from './MomentField.messages.ts'

export type MomentFieldLabels = Labels<typeof momentFieldMessages>

export interface MomentFieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Which end of a period it asks for: without a time of its own a start is the first minute of its day, an end the last. */
  edge: 'start' | 'end'
  /** Date and minute on the clocks of the place; null where the period is open. */
  value: LocalMoment | null
  /** Another moment, or none, was chosen. */
  onValueChange: (change: { value: LocalMoment | null }) => void
  /** Whether the typed time can be read; a form with an unreadable one should not be sent. */
  onReadableChange?: (change: { isReadable: boolean }) => void
  /** The first day that can be chosen, as an ISO date. */
  min?: string | undefined
  /** What is wrong with what was entered. */
  error?: ReactNode
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: MomentFieldLabels
}

const minuteOfWholeDay = { start: 0, end: 1440 } as const

/** A date, and a time once there is a date. */
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
  /* Beside the date's control, whose label is seen. */
  & > :last-child:not(:only-child) {
    margin-block-start: var(--portal-space-6);
  }
`
