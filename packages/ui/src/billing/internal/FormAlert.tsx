import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'

/** Why the form was not taken, above its fields. The region stands there before it speaks. */
export function FormAlert({ children }: { children?: ReactNode }) {
  return <Region role="alert">{children && <InlineAlert tone="danger">{children}</InlineAlert>}</Region>
}

/** Out of the flow while empty: `display: none` would take the live region away from screen readers. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`
