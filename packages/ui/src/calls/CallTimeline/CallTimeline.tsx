import type { CallEvent, CallPlan, Labels } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react'
import { css, styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { type NamedPeople, nameOfPhone } from '../internal/callVoice.ts'
import { useCallVoice } from '../internal/useCallVoice.ts'
import { callTimelineMessages } from './CallTimeline.messages.ts'
import { TimelinePicture } from './TimelinePicture.tsx'
import { TimelineTable } from './TimelineTable.tsx'
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
  /** Default: the picture, or the table for readers who want no motion. Printed pages always have the table. */
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
