import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts'

export interface LiveRegionProps extends ComponentPropsWithoutRef<'span'> {
  /** `assertive` interrupts: only for a refusal of what the person is doing this moment. */
  politeness?: 'polite' | 'assertive'
}

/** Read aloud when its words change. Render it empty first: a region that arrives with its words stays silent. */
export const LiveRegion = forwardRef<HTMLSpanElement, LiveRegionProps>(function LiveRegion({ politeness = 'polite', ...rest }, ref) {
  return <VisuallyHidden ref={ref} role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness} aria-atomic {...rest} />
})
