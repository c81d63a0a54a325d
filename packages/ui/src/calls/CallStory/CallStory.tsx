import type { CallEvent, CallPlan } from '@portal/domain'
import { Ban, DoorClosed, DoorOpen, Hourglass, Phone, PhoneCall, PhoneMissed, PhoneOff, Video } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import type { Tone } from '../../theme/tone.ts'
import type { NamedPeople } from '../internal/callVoice.ts'
import { clockOf } from '../internal/clockOf.ts'
import { type CallLine, lineAt, tellCall } from '../internal/tellCall.ts'
import { useCallVoice } from '../internal/useCallVoice.ts'

export interface CallStoryProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The plan: who gets called, and in which order. */
  plan: CallPlan
  /** The events of `simulateCall`, or of a real call. */
  events: readonly CallEvent[]
  /** The users of the plan, for their names. */
  people: NamedPeople
  /** The visitor's station: 'Main Gate'. */
  station?: string
  /** Milliseconds since the visitor rang. Marks the event of that time and mutes later ones. Omit for a finished call. */
  at?: number
}

const looks: Record<CallLine['kind'], { icon: IconComponent, tone: Tone }> = {
  called: { icon: Phone, tone: 'neutral' },
  app: { icon: Video, tone: 'info' },
  telephone: { icon: PhoneCall, tone: 'info' },
  gap: { icon: Hourglass, tone: 'warning' },
  declined: { icon: PhoneOff, tone: 'neutral' },
  timeout: { icon: PhoneMissed, tone: 'neutral' },
  answered: { icon: PhoneCall, tone: 'success' },
  opened: { icon: DoorOpen, tone: 'success' },
  notOpened: { icon: DoorClosed, tone: 'danger' },
  stopped: { icon: PhoneOff, tone: 'neutral' },
  unreachable: { icon: Ban, tone: 'warning' },
  ended: { icon: PhoneOff, tone: 'danger' },
}

/** Tells what happened in a call: sentences, each with its time. */
export const CallStory = forwardRef<HTMLOListElement, CallStoryProps>(function CallStory({ plan, events, people, station, at, ...rest }, ref) {
  const voice = useCallVoice()
  const lines = tellCall(events, plan, { ...voice, people, station })
  const now = at === undefined ? undefined : lineAt(lines, at)?.at
  return (
    <Lines ref={ref} {...rest}>
      {lines.map((line) => {
        const { icon, tone } = looks[line.kind]
        return (
          <li key={`${line.at} ${line.kind} ${line.text}`} data-now={line.at === now || undefined} data-coming={(at !== undefined && line.at > at) || undefined}>
            <Moment><bdi>{clockOf(line.at)}</bdi></Moment>
            <Icon icon={icon} tone={tone} />
            <span>{line.text}</span>
          </li>
        )
      })}
    </Lines>
  )
})

const Lines = styled.ol`
  font: var(--portal-type-small);

  > li {
    display: grid;
    grid-template-columns: 40px 16px minmax(0, 1fr);
    gap: var(--portal-space-2);
    align-items: start;
    padding-block: var(--portal-space-1);
    padding-inline: var(--portal-space-4);
    overflow-wrap: anywhere;
  }
  > li > svg {
    margin-block-start: var(--portal-space-0-5);
  }
  > li[data-now] {
    background: var(--portal-surface-selected);
    outline: 1px solid transparent;
    outline-offset: -1px;
  }
  > li[data-coming] {
    color: var(--portal-text-muted);
  }
`

const Moment = styled.span`
  color: var(--portal-text-muted);
  font-variant-numeric: tabular-nums;
`
