import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../../elements/Skeleton/index.ts'
import { ErrorPanel } from '../../feedback/ErrorPanel/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { useLabels } from '../../words/useLabels.ts'
import { hostedFieldsMessages } from './HostedFields.messages.ts'

/** Where the gateway's own fields stand. `failed`: they could not be loaded. */
export type HostedFieldsState = 'loading' | 'ready' | 'failed'

interface HostedFieldsProps {
  state: HostedFieldsState
  onRetry?: () => void
  /** An empty element that the gateway fills with its own frame. It stays mounted in every state. */
  children: ReactNode
}

/** The place of the gateway's fields: bars until they are there, a way to try again when they do not come. */
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

/** Out of sight but laid out while it loads: a frame that is not displayed cannot measure itself. */
const Slot = styled.div`
  &[data-hidden] {
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
  }
`
