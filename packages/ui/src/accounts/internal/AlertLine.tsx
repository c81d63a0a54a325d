import { styled } from 'styled-components'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'

export interface AlertLineProps {
  id: string
  /** Omit while there is nothing to say; the live region stands there all the same. */
  message?: string
  /** Another number says the same words again. */
  turn?: number
}

/** What stopped the form, above its fields. */
export function AlertLine({ id, message, turn = 0 }: AlertLineProps) {
  return (
    <Region id={id} role="alert">
      {message && <InlineAlert key={turn} tone="danger">{message}</InlineAlert>}
    </Region>
  )
}

/** Out of the flow while empty: `display: none` would take the live region away from screen readers. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`
