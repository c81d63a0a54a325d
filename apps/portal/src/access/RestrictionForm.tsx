import type { Restriction } from '@portal/domain'
import { RestrictionEditor, type RestrictionPart } from '@portal/ui'
import type { ReactNode } from 'react'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'

export interface RestrictionFormProps {
  value: Restriction
  /** Omit if the user may not edit it. */
  onChange?: (value: Restriction) => void
  /** How many fields have text that isn't a time or number. */
  onUnreadable?: (fields: number) => void
  /** IANA zone of the property. */
  timeZone: string
  /** Milliseconds on the server's clock. */
  now: number
  /** The group's restriction, which limits this one. */
  groupRestriction?: Restriction | null
  /** What can be edited besides the week. Default: everything. */
  parts?: readonly RestrictionPart[]
  side?: ReactNode
}

/** The weekly editor in the user's language. */
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
