import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx'
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { hostedFieldsMessages } from './HostedFields.messages.ts'

/** The state of the payment provider's fields. `failed`: they couldn't be loaded. */
export type HostedFieldsState = 'loading' | 'ready' | 'failed'

interface HostedFieldsProps {
  state: HostedFieldsState
  onRetry?: () => void
  /** The empty element that the payment provider fills with its frame; mounted in every state. */
  children: ReactNode
}

/** The payment provider's fields: placeholder bars while they load, and a retry if they fail. */
export function HostedFields({ state, onRetry, children }: HostedFieldsProps) {
  const words = useLabels('HostedFields', hostedFieldsMessages)
  return (
    <div aria-busy={state === 'loading' || undefined}>
      {state === 'loading' && (
        <Stack gap={4} role="status" aria-label={words.loading}>
          <Skeleton shape="control" width="100%" />
          <Skeleton shape="control" width="60%" />
        </Stack>
      )}
      {state === 'failed' && <ErrorPanel title={words.failed} onRetry={onRetry}>{words.failedHelp}</ErrorPanel>}
      <Slot data-hidden={state !== 'ready' || undefined}>{children}</Slot>
    </div>
  )
}

/** While the frame loads it is invisible, not `display: none`, because a frame that isn't displayed can't measure itself. */
const Slot = styled.div`
  &[data-hidden] {
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
  }
`
