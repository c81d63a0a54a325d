import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'

export interface LiveRegionProps extends HTMLAttributes<HTMLElement> {
  /** How screen readers announce the text. `assertive` interrupts them; use it only for a refusal of the reader's current action. */
  politeness?: 'polite' | 'assertive'
  /** Makes the text visible too; it takes no room while empty. Omit if something else shows the same. */
  isShown?: boolean
}

/**
 * Screen readers announce its text when the text changes. Render it empty first, because a region that appears with a text stays silent.
 */
export const LiveRegion = forwardRef<HTMLDivElement, LiveRegionProps>(function LiveRegion({ politeness = 'polite', isShown = false, ...rest }, ref) {
  const Region = isShown ? Shown : VisuallyHidden
  return <Region ref={ref} role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness} aria-atomic {...rest} />
})

/** An empty region is out of the layout by position, because `display: none` would hide it from screen readers. */
const Shown = styled.div`
  &:empty {
    position: absolute;
  }
`
