import type { Restriction } from '@portal/domain'
import { RestrictionEditor, type RestrictionPart } from '@portal/ui'
import type { ReactNode } from 'react'
import { useViewerTimeZone } from '../app/useViewerTimeZone.ts'
import { styled } from 'styled-components'

export interface RestrictionFormProps {
  value: Restriction
  /** Called with the edited restriction; omit it if the user may not edit. */
  onChange?: (value: Restriction) => void
  /** Called with the number of fields whose text isn't a time or number. */
  onUnreadable?: (fields: number) => void
  /** IANA zone of the property. */
  timeZone: string
  /** The current time in milliseconds on the server's clock. */
  now: number
  /** The group's restriction, which limits this one. */
  groupRestriction?: Restriction | null
  /** The parts that can be edited besides the week; all if omitted. */
  parts?: readonly RestrictionPart[]
  side?: ReactNode
}

/** The editor of a restriction, in the user's language. */
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

/** The editor of weekly hours in a column of a page. Its layout follows the width of the column, not of the window. */
export function RestrictionColumn(props: RestrictionFormProps) {
  return (
    <Column>
      <RestrictionForm {...props} />
    </Column>
  )
}

const Column = styled.div`
  container-type: inline-size;
`
