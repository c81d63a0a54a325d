import { minutesPerDay, type Span } from '@portal/domain'
import type { ComponentPropsWithoutRef } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'

interface DayColumnProps extends ComponentPropsWithoutRef<'div'> {
  name: string
  reached: readonly Span[]
  /** Spans that this restriction allows and another one doesn't. */
  lost: readonly Span[]
  /** The span that the mouse is drawing. */
  drawn: Span | null
}

/** One day of the week grid, from midnight to midnight. */
export function DayColumn({ name, reached, lost, drawn, ...rest }: DayColumnProps) {
  const bars = [
    ...reached.map((span) => ({ span, kind: 'reached' })),
    ...lost.map((span) => ({ span, kind: 'lost' })),
    ...(drawn ? [{ span: drawn, kind: 'drawn' }] : []),
  ]
  return (
    <Column>
      <Name>{name}</Name>
      <Track {...rest}>
        {bars.map(({ span, kind }) => <Bar key={`${kind}-${span.start}`} data-kind={kind} style={place(span)} />)}
      </Track>
    </Column>
  )
}

function place({ start, end }: Span) {
  const percent = (minute: number) => `${(minute / minutesPerDay) * 100}%`
  return { insetBlockStart: percent(start), blockSize: percent(end - start) }
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

const Name = styled.span`
  block-size: var(--portal-space-6);
  overflow: hidden;
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  line-height: 24px;
  text-align: center;
`

const Track = styled.div`
  position: relative;
  flex: 1;
  border: 1px solid var(--portal-schedule-grid);
  border-inline-end-width: 0;
  background: repeating-linear-gradient(
    to bottom, transparent 0 calc(25% - 1px), var(--portal-schedule-grid) calc(25% - 1px) 25%
  );

  :last-child > & {
    border-inline-end-width: 1px;
  }
`

/** A hatched bar is time at which another restriction never allows entry. */
const Bar = styled.span`
  position: absolute;
  inset-inline: 3px;
  min-block-size: 2px;
  border: 1px solid var(--portal-schedule-window);
  border-radius: var(--portal-radius-fine);
  background: var(--portal-schedule-window);
  pointer-events: none;

  &[data-kind='lost'] {
    border-color: var(--portal-warning-icon);
    background: repeating-linear-gradient(135deg, var(--portal-warning-icon) 0 2px, var(--portal-surface-base) 2px 6px);
  }
  &[data-kind='drawn'] {
    border-style: dashed;
    background: var(--portal-surface-selected);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
    background: Highlight;
    forced-color-adjust: none;

    &[data-kind='lost'] {
      border-style: dashed;
      background: none;
    }
  }
`
