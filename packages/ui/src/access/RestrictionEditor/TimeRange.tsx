import { useId } from 'react'
import { styled } from 'styled-components'
import { FieldError } from '../../forms/Field/Field.tsx'
import { TimeField } from '../../forms/TimeField/TimeField.tsx'
import { writeTime } from '../../forms/TimeField/readTime.ts'
import { media } from '../../theme/media.ts'
import { useEditor } from './editorContext.ts'

interface TimeRangeProps {
  /** Id of the hours or exception that this range belongs to. The editor remembers invalid fields by it. */
  id: string
  start: number
  end: number
  onChange: (times: { start: number, end: number }) => void
  error?: string | undefined
}

/** Fields for a start and an end time. Shows both in the viewer's zone too if its clock differs. */
export function TimeRange({ id, start, end, onChange, error }: TimeRangeProps) {
  const { voice, words, shift, setReadable } = useEditor()
  const { locale } = voice
  const hintId = useId()
  const theirs = (minute: number) => writeTime((((minute + shift) % 1440) + 1440) % 1440, locale)
  const shared = { describedBy: hintId }
  return (
    <Frame role="group" aria-label={words.range({ start: writeTime(start, locale), end: writeTime(end, locale) })}>
      <Times>
        <Time
          {...shared} label={words.starts} isLabelHidden value={start}
          onValueChange={({ value }) => value !== null && onChange({ start: value, end })}
          onReadableChange={({ isReadable }) => setReadable(`${id}-start`, isReadable)}
        />
        <span aria-hidden>{words.to}</span>
        <Time
          {...shared} label={words.ends} isLabelHidden value={end} isEnd
          onValueChange={({ value }) => value !== null && onChange({ start, end: value })}
          onReadableChange={({ isReadable }) => setReadable(`${id}-end`, isReadable)}
        />
      </Times>
      <div id={hintId}>
        {shift !== 0 && <Theirs>{words.yourTime({ times: words.range({ start: theirs(start), end: theirs(end) }) })}</Theirs>}
        <FieldError id={`${hintId}-error`}>{error}</FieldError>
      </div>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  min-inline-size: 0;

  ${media.phone} {
    flex: 1 1 100%;
  }
`

const Times = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);

  & > span {
    color: var(--portal-text-muted);
    line-height: 36px;
  }
`

const Time = styled(TimeField)`
  inline-size: 112px;

  ${media.phone} {
    flex: 1 1 0;
    inline-size: auto;
  }
`

const Theirs = styled.span`
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
`
