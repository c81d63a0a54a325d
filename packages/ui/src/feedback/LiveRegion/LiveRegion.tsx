import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts'

export interface LiveRegionProps extends HTMLAttributes<HTMLElement> {
  /** `assertive` interrupts: only for a refusal of what the person is doing this moment. */
  politeness?: 'polite' | 'assertive'
  /** In sight too; it takes no room while it is empty. Omit where sight has another sign. */
  isShown?: boolean
}

/** Read aloud when its words change. Render it empty first: a region that arrives with its words stays silent. */
export const LiveRegion = forwardRef<HTMLDivElement, LiveRegionProps>(function LiveRegion({ politeness = 'polite', isShown = false, ...rest }, ref) {
  const Region = isShown ? Shown : VisuallyHidden
  return <Region ref={ref} role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness} aria-atomic {...rest} />
})

/** Out of the flow while empty: `display: none` would take the region away from screen readers. */
const Shown = styled.div`
  &:empty {
    position: absolute;
  }
`
