import type { CallEvent, CallPlan, Labels } from '@portal/domain'
import { forwardRef, useMemo } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { css, styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { nameOfPhone } from '../internal/callVoice.ts'
import type { NamedPeople } from '../internal/callVoice.ts'
import { useCallVoice } from '../internal/useCallVoice.ts'
import { callTimelineMessages } from './CallTimeline.messages.ts'
import { TimelinePicture } from './TimelinePicture.tsx'
import { TimelineTable } from './TimelineTable.tsx'
import { timelineRows } from './timelineRows.ts'
import type { TimelineRow } from './timelineRows.ts'

export type CallTimelineLabels = Labels<typeof callTimelineMessages>

export interface CallTimelineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whom the call rings, and in which order. */
  plan: CallPlan
  /** What happened: of `simulateCall`, or of a call that took place. */
  events: readonly CallEvent[]
  /** Those of the plan, for their names. */
  people: NamedPeople
  /** Milliseconds since the visitor pressed: marks that moment. Omit where nothing is played. */
  at?: number
  /** `table` says the same in a table. If omitted, the picture, and the table where the reader wants no motion; in print always the table. */
  view?: 'picture' | 'table'
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: CallTimelineLabels
}

/** Who rings when in a call, as bars on one axis; readers hear a table. */
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

/** In the picture's place. */
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

/** The table is read only, until it takes the picture's place. */
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
