import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'

export interface DelayedProps {
  /** Milliseconds. */
  delay?: number
  className?: string
  children: ReactNode
}

/** Hidden at first, so that quick answers don't flash. Uses CSS only, so it works in a prerendered page before any script. */
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
