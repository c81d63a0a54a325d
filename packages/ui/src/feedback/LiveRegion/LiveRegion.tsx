import type { ComponentPropsWithoutRef } from 'react'
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts'

export interface LiveRegionProps extends ComponentPropsWithoutRef<'span'> {
  /** `assertive` interrupts: only for a refusal of what the person is doing this moment. */
  politeness?: 'polite' | 'assertive'
}

/** Read aloud when its words change. Render it empty first: a region that arrives with its words stays silent. */
export function LiveRegion({ politeness = 'polite', ...rest }: LiveRegionProps) {
  return <VisuallyHidden role={politeness === 'polite' ? 'status' : 'alert'} aria-live={politeness} aria-atomic {...rest} />
}
