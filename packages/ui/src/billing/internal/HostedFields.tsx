import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../../elements/Skeleton/index.ts'
import { ErrorPanel } from '../../feedback/ErrorPanel/index.ts'
import { Stack } from '../../layout/Stack/index.ts'

/** Where the gateway's own fields stand. `failed`: they could not be loaded. */
export type HostedFieldsState = 'loading' | 'ready' | 'failed'

export interface HostedFieldsLabels {
  loading: string
  failed: string
  failedHelp: string
  retry: string
}

export const hostedFieldsLabels: HostedFieldsLabels = {
  loading: 'The payment provider’s fields are loading.',
  failed: 'The payment provider’s fields could not be loaded',
  failedHelp: 'Nothing was sent. What you typed here is kept.',
  retry: 'Retry',
}

interface HostedFieldsProps {
  state: HostedFieldsState
  onRetry?: () => void
  labels: HostedFieldsLabels
  /** An empty element that the gateway fills with its own frame. It stays mounted in every state. */
  children: ReactNode
}

/** The place of the gateway's fields: bars until they are there, a way to try again when they do not come. */
export function HostedFields({ state, onRetry, labels, children }: HostedFieldsProps) {
  return (
    <div aria-busy={state === 'loading' || undefined}>
      {state === 'loading' && (
        <Stack gap={4} role="status" aria-label={labels.loading}>
          <Skeleton shape="control" width="100%" />
          <Skeleton shape="control" width="60%" />
        </Stack>
      )}
      {state === 'failed' && <ErrorPanel title={labels.failed} onRetry={onRetry}>{labels.failedHelp}</ErrorPanel>}
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
