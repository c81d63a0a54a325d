import { type ClockChange, plainFormat, type RestrictionProblem } from '@portal/domain'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { writeTime } from '../../forms/TimeField/readTime.ts'
import { useEditor } from './editorContext.ts'

interface WindowNotesProps {
  problem: RestrictionProblem | undefined
  /** How many hours a week the group's restriction removes from this row. */
  lostHours: number
  /** Limits the row to the group's hours. */
  onLimit: () => void
  /** The next night on which the clock changes during these hours. */
  change: ClockChange | undefined
}

/** Notes about hours that may be a mistake, each with a fix. None prevents saving. */
export function WindowNotes({ problem, lostHours, onLimit, change }: WindowNotesProps) {
  const { voice, words } = useEditor()
  const { locale } = voice
  const hours = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(lostHours)
  const isUnreachable = problem?.code === 'unreachable'
  const limit = <Button size="compact" onClick={onLimit}>{isUnreachable ? words.removeUnreached : words.keepReached}</Button>
  return (
    <Notes>
      {(isUnreachable || lostHours > 0) && (
        <InlineAlert tone="warning" actions={limit}>{isUnreachable ? words.problems.unreachable : words.partlyUnreachable({ hours })}</InlineAlert>
      )}
      {change && (
        <InlineAlert tone={change.isWhole && change.kind === 'skipped' ? 'warning' : 'info'}>
          {words[clockWord(change)]({
            date: dateOf(change.date, locale),
            times: words.range({ start: writeTime(change.from, locale), end: writeTime(change.until, locale) }),
          })}
        </InlineAlert>
      )}
    </Notes>
  )
}

function clockWord({ kind, isWhole }: ClockChange) {
  if (kind === 'doubled') return 'clockBack'
  return isWhole ? 'clockForwardWhole' : 'clockForward'
}

function dateOf(date: string, locale: string): string {
  return plainFormat(locale, { dateStyle: 'medium' }).format(Date.parse(date))
}

const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-2);
  max-inline-size: 560px;
  padding-inline-end: var(--portal-space-2);

  &:empty {
    display: none;
  }
`
