import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts'

export interface LiveRegionProps extends HTMLAttributes<HTMLElement> {
  /** `assertive` interrupts: only for a refusal of the reader's current action. */
  politeness?: 'polite' | 'assertive'
  /** Visible too; takes no room while empty. Omit if something else shows the same. */
  isShown?: boolean
}

/** Read aloud when its text changes. Render it empty first: a region that appears with a text stays silent. */
export const LiveRegion = forwardRef<HTMLDivElement, LiveRegionProps>(function LiveRegion({ politeness = 'polite', isShown = false, ...rest }, ref) {
  const Region = isShown ? Shown : VisuallyHidden
  return <Region ref={ref} role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness} aria-atomic {...rest} />
})

/** Out of the flow while empty; `display: none` would hide the region from screen readers. */
const Shown = styled.div`
  &:empty {
    position: absolute;
  }
`
