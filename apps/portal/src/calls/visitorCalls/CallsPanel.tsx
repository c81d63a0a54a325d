import { toVisitorCall } from '@portal/api-client/contract'
import { CallStory, CallTimeline, Disclosure, Heading, Icon, media, RelativeTime, Text, type IconComponent } from '@portal/ui'
import { PhoneCall, PhoneMissed, PhoneOff } from 'lucide-react'
import { styled } from 'styled-components'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { CameraPhoto } from '#portal/photos/CameraPhoto.tsx'
import { useFrozenValue } from './useFrozenValue.ts'
import { useCallStatusWords } from './useCallStatusWords.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'
import { standingOf, type CallStanding, type VisitorCallRecord, type VisitorCallsView } from './visitorCallsView.ts'
import { Rows } from '#portal/app/Rows.ts'

export interface CallsPanelProps {
  view: VisitorCallsView
  formats: Formats
}

/** Shows the running calls as a timeline, and earlier calls, each with its events. No row moves while the pointer is on the list. */
export function CallsPanel({ view, formats }: CallsPanelProps) {
  const t = visitorCallsMessages.useWords()
  const { shown, hold } = useFrozenValue({ now: view.running.map(({ ID }) => ID), earlier: view.ended.map(({ ID }) => ID) })
  const calls = [...view.running, ...view.ended]
  const ofIds = (ids: readonly VisitorCallRecord['ID'][]) => ids.flatMap((id) => calls.find(({ ID }) => ID === id) ?? [])
  const earlier = ofIds(shown.earlier)
  return (
    <>
      {ofIds(shown.now).map((call) => (
        <Now key={call.ID}>
          {shown.now.length > 1 && (
            <NowHead>
              <Heading level={2} size="card">
                {t.calling({ group: call.Plan.Name, station: call.StationName })}
              </Heading>
            </NowHead>
          )}
          <Picture {...{ call, formats }} now={view.now} at={Date.parse(view.now) - Date.parse(call.StartedAt)} />
        </Now>
      ))}
      {earlier.length > 0 && (
        <section {...hold} aria-label={t.earlier}>
          <ListHead>
            <Text size="small" tone="muted">
              {t.earlier}
            </Text>
          </ListHead>
          <Calls>
            {earlier.map((call) => (
              <EarlierCall key={call.ID} call={call} now={view.now} formats={formats} />
            ))}
          </Calls>
        </section>
      )}
    </>
  )
}

const looks: Record<CallStanding['kind'], { icon: IconComponent; tone: 'success' | 'warning' | 'neutral' | 'info' }> = {
  ringing: { icon: PhoneCall, tone: 'info' },
  waiting: { icon: PhoneCall, tone: 'info' },
  talking: { icon: PhoneCall, tone: 'info' },
  answered: { icon: PhoneCall, tone: 'success' },
  missed: { icon: PhoneMissed, tone: 'warning' },
  turnedAway: { icon: PhoneOff, tone: 'neutral' },
  gaveUp: { icon: PhoneOff, tone: 'neutral' },
  quiet: { icon: PhoneOff, tone: 'neutral' },
}

function EarlierCall({ call, now, formats }: { call: VisitorCallRecord; now: string; formats: Formats }) {
  const t = visitorCallsMessages.useWords()
  const say = useCallStatusWords(formats)
  const standing = standingOf(call, now)
  return (
    <li>
      <Disclosure
        isLazy
        summary={(
          <Summary>
          <Icon {...looks[standing.kind]} />
          <span>
            <Text as="span" isStrong>
              {t.calling({ group: call.Plan.Name, station: call.StationName })}
            </Text>
            <Text size="small" tone="muted">
              {say(standing)}
            </Text>
          </span>
          <Text as="span" size="small" tone="muted" isTabular>
            <RelativeTime instant={call.StartedAt} now={Date.parse(now)} timeZone={formats.timeZone} />
          </Text>
          </Summary>
        )}
      >
        <Picture {...{ call, now, formats }} />
      </Disclosure>
    </li>
  )
}

/** The height of a row in the timeline, in pixels; the next constant is the height of its axis. */
const rowHeight = 28
const axisHeight = 32

function Picture({ call, at, ...rest }: { call: VisitorCallRecord; at?: number; now: string; formats: Formats }) {
  const t = visitorCallsMessages.useWords()
  const { plan, people, events, station } = toVisitorCall(call)
  const named = people.map(({ id, name }) => ({ id, name: name || t.someone }))
  return (
    // The height of the timeline. One row more than phones is reserved: a running call can add a row for time in which no phone rings, and nothing below moves then.
    <Told style={at === undefined ? undefined : { minBlockSize: `${(call.Phones.length + 1) * rowHeight + axisHeight}px` }}>
      <Inset data-photo={call.Photo !== null || undefined}>
        {call.Photo && <CameraPhoto of={{ call: call.ID }} photo={call.Photo} station={call.StationName} {...rest} />}
        <CallTimeline plan={plan} events={events} people={named} at={at} />
      </Inset>
      {at === undefined && <CallStory plan={plan} events={events} people={named} station={station.name} />}
    </Told>
  )
}

const Now = styled.div`
  padding-block-start: var(--portal-space-3);
  border-block-start: 1px solid var(--portal-border-subtle);
`

const NowHead = styled.div`
  padding: 0 var(--portal-space-4) var(--portal-space-2);
`

const ListHead = styled.div`
  padding: var(--portal-space-3) var(--portal-space-4) 0;
  border-block-start: 1px solid var(--portal-border-subtle);
`

const Calls = styled(Rows)`
  summary {
    padding-inline: var(--portal-space-4);
  }
  summary:hover {
    background: var(--portal-surface-hover);
  }
  summary:focus-visible {
    outline-offset: -2px;
  }
`

const Summary = styled.span`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: var(--portal-space-3);
`

const Inset = styled.div`
  padding-inline: var(--portal-space-4);

  &[data-photo] {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    gap: var(--portal-space-4);
    align-items: start;
  }
  ${media.phone} {
    &[data-photo] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Told = styled.div`
  padding-block-end: var(--portal-space-3);
`
