import type { Restriction } from '@portal/domain'
import { forwardRef } from 'react'
import type { EditorCardProps } from './EditorBody.tsx'
import { ExceptionsCard } from './ExceptionsCard.tsx'
import { HoursEditor, type HoursEditorProps } from './HoursEditor.tsx'
import { everyPart, type RestrictionPart } from './restrictionParts.ts'
import { ValidityCard } from './ValidityCard.tsx'

export interface RestrictionEditorProps extends HoursEditorProps {
  /** Parts to edit besides the week. Default: all. An invite has no exceptions, a schedule no uses. */
  parts?: readonly RestrictionPart[]
}

/** Edits when and how often someone may enter: as a list, with a sentence and a picture of the week. */
export const RestrictionEditor = forwardRef<HTMLDivElement, RestrictionEditorProps>(function RestrictionEditor({ parts = everyPart, ...rest }, ref) {
  return <HoursEditor {...rest} ref={ref} renderCards={(form) => <OtherParts {...form} parts={parts} />} />
})

/** The cards of the parts besides the week. */
function OtherParts({ value, onChange, problems, today, parts }: EditorCardProps & { parts: readonly RestrictionPart[] }) {
  const hasValidity = parts.some((part) => part !== 'exceptions' && part !== 'holidays')
  return (
    <>
      {hasValidity && <ValidityCard value={value} parts={parts} problems={problems} onChange={(patch) => onChange({ ...value, ...patch })} />}
      {parts.includes('exceptions') && (
        <ExceptionsCard
          value={value.exceptions} today={today} problems={problems} onChange={(exceptions) => onChange({ ...value, exceptions })}
          holidays={parts.includes('holidays') ? { isClosed: value.closedOnHolidays ?? false, onChange: ({ isClosed }) => onChange(closedOnHolidays(value, isClosed)) } : null}
        />
      )}
    </>
  )
}

/** Omits `closedOnHolidays` if it is false, as `unrestricted` does. */
function closedOnHolidays({ closedOnHolidays: _before, ...restriction }: Restriction, isClosed: boolean): Restriction {
  return { ...restriction, ...(isClosed && { closedOnHolidays: true }) }
}
