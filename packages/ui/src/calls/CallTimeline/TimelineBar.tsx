import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import type { TimelineRow } from './timelineRows.ts'

interface TimelineBarProps {
  row: TimelineRow
  /** The length of the whole axis in milliseconds. */
  length: number
  /** A word beside the bar, if there is room: 'declines'. */
  word: string | null
}

/** The bar of one row: solid while the phone rings, hatched if it never rings, dashed while no phone rings. */
export function TimelineBar({ row: { phone, span, isLost, end }, length, word }: TimelineBarProps) {
  const share = (moment: number) => (Math.min(moment, length) / length) * 100
  const [from, to] = span ? [share(span.from), share(span.to)] : [0, 0]
  const kind = isLost ? 'lost' : phone?.kind ?? 'wait'
  return (
    <Track>
      {span && <Bar data-kind={kind} data-end={end ?? undefined} style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />}
      {word && (to <= 60 || from >= 20) && <Word style={to <= 60 ? { insetInlineStart: `${to}%` } : { insetInlineEnd: `${100 - from}%` }}>{word}</Word>}
    </Track>
  )
}

const Track = styled.span`
  position: relative;
  block-size: 16px;
`

/** A hatched bar is a phone that never rings. */
const Bar = styled.span`
  position: absolute;
  inset-block: 0;
  min-inline-size: 4px;
  border: 1px solid var(--portal-timeline-video);
  border-radius: var(--portal-radius-fine);
  background: var(--portal-timeline-video);

  &[data-kind='telephone'] {
    border-color: var(--portal-timeline-voice);
    background: var(--portal-timeline-voice);
  }
  &[data-kind='lost'] {
    min-inline-size: 24px;
    border-color: var(--portal-warning-icon);
    background: repeating-linear-gradient(135deg, var(--portal-warning-icon) 0 2px, var(--portal-surface-base) 2px 6px);
  }
  &[data-kind='wait'] {
    border: 1px dashed var(--portal-border-control);
    background: none;
  }
  &:is([data-end='answered'], [data-end='opened'], [data-end='notOpened']) {
    border-inline-end: 4px solid var(--portal-success-icon);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
    background: Highlight;
    forced-color-adjust: none;

    &[data-kind='lost'],
    &[data-kind='wait'] {
      border-style: dashed;
      background: none;
    }
  }
`

const Word = styled.span`
  position: absolute;
  inset-block: 0;
  padding-inline: var(--portal-space-1);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  white-space: nowrap;
`
