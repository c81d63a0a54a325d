import type { Restriction } from '@portal/domain'
import { RestrictionEditor, type RestrictionPart } from '@portal/ui'
import type { ReactNode } from 'react'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'

export interface RestrictionFormProps {
  value: Restriction
  /** Omit where it may only be looked at. */
  onChange?: (value: Restriction) => void
  /** How many fields hold text that is no time or number. */
  onUnreadable?: (fields: number) => void
  /** IANA zone of the property. */
  timeZone: string
  /** Milliseconds on the server's clock. */
  now: number
  /** What the group allows at most. */
  groupRestriction?: Restriction | null
  /** What is edited beside the week; everything if omitted. */
  parts?: readonly RestrictionPart[]
  side?: ReactNode
}

/** The weekly editor in the person's language. */
export function RestrictionForm({ onChange, onUnreadable, ...rest }: RestrictionFormProps) {
  return (
    <RestrictionEditor
      {...rest}
      readOnly={onChange === undefined}
      onValueChange={({ value }) => onChange?.(value)}
      onUnreadableChange={({ unreadable }) => onUnreadable?.(unreadable)}
      viewerTimeZone={useViewerTimeZone()}
    />
  )
}
