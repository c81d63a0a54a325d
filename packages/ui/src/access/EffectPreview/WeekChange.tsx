import { describeRestriction, intersectSpans, minutesPerDay, type Span, subtractSpans, unrestricted, type Weekday, weekSpans, type WeekWindow } from '@portal/domain'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/Text.tsx'
import { dayName, weekOrder } from '../../internal/weekOrder.ts'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { useRestrictionVoice } from '../../words/useRestrictionVoice.ts'
import { effectPreviewMessages } from './EffectPreview.messages.ts'

export interface ChangedWeek {
  /** The hours before the change; null: at any time. */
  before: readonly WeekWindow[] | null
  /** The hours after the change; null: at any time. */
  after: readonly WeekWindow[] | null
}

/** Shows the weeks before and after a change, laid over each other: kept, added and removed hours. Shows nothing if both are equal. */
export function WeekChange({ before, after }: ChangedWeek) {
  const words = useLabels('EffectPreview', effectPreviewMessages)
  const voice = useRestrictionVoice()
  const [was, is] = [spansOf(before), spansOf(after)]
  const parts = { kept: intersectSpans(was, is), added: subtractSpans(is, was), removed: subtractSpans(was, is) }
  if (parts.added.length + parts.removed.length === 0) return null
  const percent = (minutes: number) => `${(minutes / minutesPerDay) * 100}%`
  return (
    <Frame>
      <Week aria-hidden>
        {weekOrder(voice.locale).map((day) => (
          <li key={day}>
            <span>{dayName(day, voice.locale)}</span>
            <Day>
              {(['kept', 'added', 'removed'] as const).flatMap((kind) => onDay(parts[kind], day).map(({ start, end }) => (
                <i key={`${kind} ${start}`} data-kind={kind} style={{ insetInlineStart: percent(start), inlineSize: percent(end - start) }} />
              )))}
            </Day>
          </li>
        ))}
      </Week>
      {(['added', 'removed'] as const).filter((kind) => parts[kind].length > 0).map((kind) => (
        <Line key={kind}>
          <Sample aria-hidden><i data-kind={kind} /></Sample>
          <Text as="span" size="small">{words[kind]({ hours: describeRestriction({ ...unrestricted, windows: windowsOf(parts[kind]) }, voice) })}</Text>
        </Line>
      ))}
    </Frame>
  )
}

const wholeWeek = [{ start: 0, end: 7 * minutesPerDay }]
const spansOf = (windows: readonly WeekWindow[] | null): readonly Span[] => (windows === null ? wholeWeek : weekSpans(windows))

/** Cuts a week's spans to one day, in minutes of that day. */
function onDay(spans: readonly Span[], day: Weekday): Span[] {
  const midnight = (day - 1) * minutesPerDay
  return intersectSpans(spans, [{ start: midnight, end: midnight + minutesPerDay }]).map(({ start, end }) => ({ start: start - midnight, end: end - midnight }))
}

const windowsOf = (spans: readonly Span[]): WeekWindow[] => weekOrder('en-US').flatMap((day) => onDay(spans, day).map((span) => ({ days: [day], ...span })))

const Frame = styled.div`
  display: grid;
  gap: var(--portal-space-2);
  inline-size: 100%;
`

const Week = styled.ol`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--portal-space-1) var(--portal-space-3);
  margin: 0;
  padding: 0;
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
  }
`

/* Removed hours are hatched and added hours have an edge, so that both differ from kept hours without color. */
const Day = styled.span`
  position: relative;
  display: block;
  block-size: 12px;
  border-radius: var(--portal-radius-fine);
  background: var(--portal-surface-pressed);
  overflow: hidden;

  > i {
    position: absolute;
    inset-block: 0;
    opacity: 0.5;
    background: var(--portal-schedule-window);
    forced-color-adjust: none;
  }
  > [data-kind='added'] {
    opacity: 1;
    background: var(--portal-success-icon);
    box-shadow: inset 0 0 0 2px var(--portal-success-text);
  }
  > [data-kind='removed'] {
    opacity: 1;
    background: repeating-linear-gradient(135deg, var(--portal-danger-fill) 0 2px, var(--portal-surface-base) 2px 4px);
  }
  ${media.forcedColors} {
    outline: 1px solid;
    outline-offset: -1px;
  }
`

const Line = styled.p`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: var(--portal-space-2);
  margin: 0;
`

const Sample = styled(Day)`
  margin-block-start: var(--portal-space-1);

  > i {
    inset-inline: 0;
  }
`
