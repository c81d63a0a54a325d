import type { ReactNode } from 'react'
import { InlineAlert } from '../feedback/InlineAlert/InlineAlert.tsx'
import { LiveRegion } from '../feedback/LiveRegion/LiveRegion.tsx'

export interface FormAlertProps {
  id?: string
  /** A number to change when the same text must be announced again. */
  turn?: number
  /** The error; omit while there is none. The live region always exists. */
  children?: ReactNode
}

/** The form's error, above its fields. */
export function FormAlert({ id, turn = 0, children }: FormAlertProps) {
  return <LiveRegion isShown politeness="assertive" id={id}>{children && <InlineAlert key={turn} tone="danger">{children}</InlineAlert>}</LiveRegion>
}
