import type { ReactNode } from 'react'
import { InlineAlert } from '../feedback/InlineAlert/index.ts'
import { LiveRegion } from '../feedback/LiveRegion/index.ts'

export interface FormAlertProps {
  id?: string
  /** A new number repeats the same text. */
  turn?: number
  /** Omit while there is none; the live region exists anyway. */
  children?: ReactNode
}

/** The form's error, above its fields. */
export function FormAlert({ id, turn = 0, children }: FormAlertProps) {
  return <LiveRegion isShown politeness="assertive" id={id}>{children && <InlineAlert key={turn} tone="danger">{children}</InlineAlert>}</LiveRegion>
}
