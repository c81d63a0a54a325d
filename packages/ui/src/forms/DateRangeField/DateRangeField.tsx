import type { Labels } from '@portal/domain'
import { CalendarDays } from 'lucide-react'
import { type FieldsetHTMLAttributes, forwardRef, lazy, type ReactNode, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { useControlled } from '../../internal/useControlled.ts'
import { useLabels } from '../../words/useLabels.ts'
import { DateField } from '../DateField/DateField.tsx'
import { FieldGroup } from '../internal/FieldGroup.ts'
import { dateRangeFieldMessages } from './DateRangeField.messages.ts'

const Calendar = lazy(async () => ({ default: (await import('./RangeCalendar.tsx')).RangeCalendar }))

export type DateRangeFieldLabels = Labels<typeof dateRangeFieldMessages>

/** A range of days as ISO dates, both included; null if there is no first or last day. */
export interface DateRange {
  from: string | null
  until: string | null
}

export interface DateRangeFieldProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children' | 'defaultValue' | 'onChange'> {
  /** The group's name. Default: 'Dates'. */
  label?: ReactNode
  /** Hides the label from sight; screen readers still read it. */
  isLabelHidden?: boolean
  /** The days. Omit to let the field keep them. */
  value?: DateRange
  /** The initial days, if the field keeps them. */
  defaultValue?: DateRange
  /** Called when a day changes. A first day after the last also becomes the last. */
  onValueChange?: (change: { value: DateRange }) => void
  /** ISO date of the first day that can be chosen. */
  min?: string
  /** ISO date of the last day that can be chosen. */
  max?: string
  /** Why a day (ISO date) can't be chosen; undefined if it can. */
  disabledReasonOf?: (day: string) => string | undefined
  /** The error of the first day. */
  fromError?: ReactNode
  /** The error of the last day, unless it is before the first. */
  untilError?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: DateRangeFieldLabels
}

/** Fields for a first and a last day: typed, each in the browser's calendar, or both in one calendar. Ref and other properties reach the fieldset. */
export const DateRangeField = forwardRef<HTMLFieldSetElement, DateRangeFieldProps>(function DateRangeField(props, ref) {
  const { label, isLabelHidden, value, defaultValue = { from: null, until: null }, onValueChange, min, max, disabledReasonOf, fromError, untilError, labels, ...fieldset } = props
  const words = useLabels('DateRangeField', dateRangeFieldMessages, labels)
  const [{ from, until }, setRange] = useControlled(value, defaultValue, (next) => onValueChange?.({ value: next }))
  /** The calendar's code is loaded when the calendar is first opened; undefined before. */
  const [isOpen, setOpen] = useState<boolean>()
  const opener = (
    <Opener variant="quiet" size="compact" icon={CalendarDays} aria-haspopup="dialog" onClick={isOpen === undefined ? () => setOpen(true) : undefined}>
      {words.showCalendar}
    </Opener>
  )
  // An earlier last day doesn't change the first day, because a year that is still being typed is before the first day.
  const isBackwards = from !== null && until !== null && until < from
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return (
    <FieldGroup {...fieldset} ref={ref}>
      <legend data-hidden={isLabelHidden || undefined}>{label ?? words.label}</legend>
      <Days>
        <DateField
          {...limits} label={words.from} value={from} error={fromError ?? (from === null ? undefined : disabledReasonOf?.(from))}
          onValueChange={({ value: day }) => setRange({ from: day, until: day !== null && until !== null && until < day ? day : until })}
        />
        <DateField
          {...limits} {...(from !== null && { min: from })} label={words.until} value={until} error={isBackwards ? words.backwards : untilError ?? (until === null ? undefined : disabledReasonOf?.(until))}
          onValueChange={({ value: day }) => setRange({ from, until: day })}
        />
      </Days>
      {isOpen === undefined ? opener : (
        <Suspense fallback={opener}>
          <Calendar
            {...limits} value={{ from, until }} disabledReasonOf={disabledReasonOf} words={words} isOpen={isOpen} trigger={opener} onOpenChange={(change) => setOpen(change.isOpen)}
            onChoose={(next) => {
              setRange(next.value)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </FieldGroup>
  )
})

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: var(--portal-space-2) var(--portal-space-3);
  align-items: start;
`

const Opener = styled(Button)`
  align-self: start;
  margin-inline-start: calc(-1 * var(--portal-space-2));
`
