import type { AlikeFindings } from '@portal/domain'
import { Button } from '../../elements/Button/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { sayProblem, useImportWords } from '../ImportGrid/index.ts'
import type { ImportWords } from './fileFact.ts'

export interface MendAlertsProps {
  words: ImportWords
  alike: readonly AlikeFindings[]
  isBusy: boolean
  onMend: (mend: { alike: AlikeFindings }) => void
}

/** Equal problems of one column that all have a fix; one press fixes all. */
export function MendAlerts({ words, alike, isBusy, onMend }: MendAlertsProps) {
  const columnWords = useImportWords()
  if (alike.length === 0) return null
  return (
    <Stack gap={2}>
      {alike.map((one) => {
        const { column, problem, count, first } = one
        return (
          <InlineAlert
            key={`${column} ${problem}`}
            tone="warning"
            title={words.mendTitle({ column: columnWords[column], count })}
            actions={<Button size="compact" disabled={isBusy} onClick={() => onMend({ alike: one })}>{words.mendAll({ count })}</Button>}
          >
            {sayProblem(columnWords, first)} <bdi>{words.mendExample({ from: first.value, to: first.mend ?? '' })}</bdi>
          </InlineAlert>
        )
      })}
    </Stack>
  )
}
