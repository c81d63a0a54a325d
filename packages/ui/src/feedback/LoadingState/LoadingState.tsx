import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx'
import { Delayed } from '../../internal/Delayed.tsx'
import { useDelay } from '../../internal/useDelay.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { loadingStateMessages } from './LoadingState.messages.ts'

export interface LoadingStateProps extends ComponentPropsWithoutRef<'div'> {
  /** Text for screen readers: "Loading invites". */
  label?: string
  /** Placeholder bars in the shape of the content. Default: three lines of text. */
  children?: ReactNode
  /** Milliseconds before anything is shown, so that quick answers don't flicker. */
  delay?: number
}

/** Shown while a card loads for the first time. On later loads keep the old content with `aria-busy` instead. */
export const LoadingState = forwardRef<HTMLDivElement, LoadingStateProps>(function LoadingState(props, ref) {
  const { label, children, delay = 300, ...rest } = props
  const words = useLabels('LoadingState', loadingStateMessages)
  const isDrawn = useDelay(true, delay)
  return (
    <div ref={ref} aria-busy {...rest}>
      <LiveRegion>{isDrawn ? label ?? words.loading : ''}</LiveRegion>
      <Delayed delay={delay}>
        {children ?? (
          <Stack gap={4}>
            <Skeleton width="60%" />
            <Skeleton width="82%" />
            <Skeleton width="52%" />
          </Stack>
        )}
      </Delayed>
    </div>
  )
})
