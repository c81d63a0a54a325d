import type { ReactNode } from 'react'
import { InlineAlert } from '../feedback/InlineAlert/index.ts'
import { LiveRegion } from '../feedback/LiveRegion/index.ts'

export interface FormAlertProps {
  id?: string
  /** Another number says the same words again. */
  turn?: number
  /** Omit while there is nothing to say; the live region stands there all the same. */
  children?: ReactNode
}

/** What stopped the form, above its fields. */
export function FormAlert({ id, turn = 0, children }: FormAlertProps) {
  return <LiveRegion isShown politeness="assertive" id={id}>{children && <InlineAlert key={turn} tone="danger">{children}</InlineAlert>}</LiveRegion>
}
