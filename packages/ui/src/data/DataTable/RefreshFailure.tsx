import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import type { LoadFailure } from '../../feedback/ErrorPanel/index.ts'
import { errorPanelMessages } from '../../feedback/ErrorPanel/ErrorPanel.messages.ts'
import { useLabels } from '../../words/useLabels.ts'
import type { DataTableWords } from './dataTableWords.ts'

/** The notice above old rows that couldn't be refreshed. */
export function RefreshFailure({ failure, words }: { failure: LoadFailure, words: DataTableWords }) {
  const { retry } = useLabels('ErrorPanel', errorPanelMessages)
  const { detail, onRetry, isRetrying } = failure
  return (
    <Frame>
      <InlineAlert
        tone="warning" role="alert" title={words.refreshFailed}
        actions={onRetry && <Button size="compact" isBusy={isRetrying} onClick={onRetry}>{retry}</Button>}
      >
        {detail}
      </InlineAlert>
    </Frame>
  )
}

const Frame = styled.div`
  padding: var(--portal-space-3);
  border-block-end: 1px solid var(--portal-table-divider);
`
