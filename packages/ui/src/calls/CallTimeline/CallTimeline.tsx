import { type CallEvent, type CallPlan, type Labels, limits } from '@portal/domain'
import { Hourglass, Phone, Video } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { type NamedPeople, nameOfPhone } from '../internal/callVoice.ts'
import { useCallVoice } from '../internal/useCallVoice.ts'
import { callTimelineMessages } from './CallTimeline.messages.ts'
import { TimelineBar } from './TimelineBar.tsx'
import { type TimelinePartProps, TimelineTable } from './TimelineTable.tsx'
import { type TimelineRow, timelineRows } from './timelineRows.ts'

export type CallTimelineLabels = Labels<typeof callTimelineMessages>

export interface CallTimelineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The plan: who gets called, and in which order. */
  plan: CallPlan
  /** The events of `simulateCall`, or of a real call. */
  events: readonly CallEvent[]
  /** The users of the plan, for their names. */
  people: NamedPeople
  /** Milliseconds since the visitor rang, marked by a line. Omit without a playback. */
  at?: number
  /** The initial view. Default: the picture, or the table for readers who prefer reduced motion. Printed pages always have the table. */
  view?: 'picture' | 'table'
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: CallTimelineLabels
}

/** Shows which phone rings when, as bars on one time axis. Screen readers get a table. */
export const CallTimeline = forwardRef<HTMLDivElement, CallTimelineProps>(function CallTimeline(props, ref) {
  const { plan, events, people, at, view, labels, ...rest } = props
  const voice = useCallVoice()
  const words = useLabels('CallTimeline', callTimelineMessages, labels)
  const timeline = useMemo(() => timelineRows(plan, events, at), [plan, events, at])
  const nameOf = ({ phone }: TimelineRow) => (phone ? nameOfPhone(phone, people, voice) : words.nobody)
  return (
    <Frame ref={ref} {...rest} data-view={view}>
      <TimelinePicture {...timeline} {...{ at, nameOf, words }} />
      <TimelineTable {...timeline} {...{ at, nameOf, words }} />
    </Frame>
  )
})

/** Shows the table in place of the picture. */
const shown = css`
  > [data-part='picture'] {
    display: none;
  }
  > [data-part='table'] {
    position: static;
    inline-size: auto;
    block-size: auto;
    clip-path: none;
    white-space: normal;
  }
`

/** Only screen readers get the table, unless it replaces the picture. */
const Frame = styled.div`
  position: relative;
  min-inline-size: 0;

  > [data-part='table'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  &[data-view='table'] {
    ${shown}
  }
  ${media.reducedMotion} {
    &:not([data-view]) {
      ${shown}
    }
  }
  @media print {
    ${shown}
  }
`

const tier = limits.watchman.nextGroupAfter

/** The timeline of a call, as bars. */
function TimelinePicture({ rows, length, endsAt, at, nameOf, words }: TimelinePartProps) {
  const share = (moment: number) => `${(Math.min(moment, length) / length) * 100}%`
  const marks = Array.from({ length: Math.floor(length / tier) + 1 }, (_none, index) => index * tier)
  return (
    <Picture data-part="picture" aria-hidden>
      <Rows>
        <Lines>
          {marks.slice(1, -1).map((mark) => <i key={mark} style={{ insetInlineStart: share(mark) }} />)}
          {endsAt !== null && <End style={{ insetInlineStart: share(endsAt) }} />}
          {at !== undefined && <Now style={{ insetInlineStart: share(at) }} />}
        </Lines>
        {rows.map((row) => (
          <Row key={row.key}>
            <Name data-kind={row.phone?.kind ?? 'nobody'}>
              <Icon icon={row.phone ? (row.phone.kind === 'app' ? Video : Phone) : Hourglass} />
              <bdi>{nameOf(row)}</bdi>
            </Name>
            <TimelineBar row={row} length={length} word={row.end && row.end !== 'timeout' && row.end !== 'waiting' ? words.ends[row.end] : null} />
          </Row>
        ))}
      </Rows>
      <Axis>
        {marks.map((mark) => <span key={mark} style={{ insetInlineStart: share(mark) }} data-edge={edgeOf(mark, marks)}><bdi>{words.seconds({ count: mark / 1000 })}</bdi></span>)}
      </Axis>
      {endsAt !== null && <EndWords>{words.endsHere}</EndWords>}
    </Picture>
  )
}

function edgeOf(mark: number, marks: readonly number[]): 'start' | 'end' | undefined {
  if (mark === 0) return 'start'
  return mark === marks.at(-1) ? 'end' : undefined
}

const Picture = styled.div`
  display: grid;
  grid-template-columns: 30% minmax(0, 1fr);
  row-gap: var(--portal-space-1);

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Rows = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  row-gap: var(--portal-space-1);
`

const Row = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-block-size: 24px;
`

const Name = styled.span`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-2);
  padding-inline-end: var(--portal-space-2);
  font: var(--portal-type-small);
  overflow-wrap: anywhere;

  /* On a phone a name is above its bar. */
  ${media.phone} {
    justify-self: start;
    position: relative;
    padding-inline: var(--portal-space-2);
    background: var(--portal-surface-base);
  }

  > svg {
    flex: none;
    margin-block-start: var(--portal-space-0-5);
    color: var(--portal-info-icon);
  }
  &[data-kind='telephone'] > svg {
    color: var(--portal-text-muted);
  }
  &[data-kind='nobody'] > svg {
    color: var(--portal-warning-icon);
  }
`

/** The vertical lines over all rows. */
const Lines = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 30% 0;

  ${media.phone} {
    inset-inline: 0;
  }
  pointer-events: none;

  > i {
    position: absolute;
    inset-block: 0;
    border-inline-start: 1px solid var(--portal-border-subtle);
  }
`

const Now = styled.b`
  position: absolute;
  z-index: var(--portal-layer-raised);
  inset-block: 0;
  border-inline-start: 2px solid var(--portal-text-default);
`

const End = styled.b`
  position: absolute;
  inset-block: 0;
  margin-inline-start: -2px;
  border-inline-start: 2px dashed var(--portal-danger-icon);
`

const Axis = styled.div`
  grid-column: -2;
  position: relative;
  block-size: var(--portal-space-4);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  font-variant-numeric: tabular-nums;

  > span {
    position: absolute;
    inline-size: 0;
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  > span[data-edge='start'] {
    justify-content: flex-start;
  }
  > span[data-edge='end'] {
    justify-content: flex-end;
  }
`

const EndWords = styled.span`
  grid-column: -2;
  justify-self: end;
  color: var(--portal-danger-text);
  font: var(--portal-type-small);

  ${media.forcedColors} {
    color: CanvasText;
  }
`
