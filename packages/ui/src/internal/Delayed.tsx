import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'

export interface DelayedProps {
  /** Milliseconds before the content shows. */
  delay?: number
  className?: string
  children: ReactNode
}

/** Hides its content for a moment, so that quick answers don't flicker. It needs only CSS, so it works before any script has loaded. */
export function Delayed({ delay = 300, ...rest }: DelayedProps) {
  return <Box style={{ animationDelay: `${delay}ms` }} {...rest} />
}

const hidden = keyframes`
  from { visibility: hidden; }
`

const Box = styled.div`
  animation-name: ${hidden};
  animation-fill-mode: backwards;
`
