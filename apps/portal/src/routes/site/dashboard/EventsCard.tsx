import { Button, Card, RelativeTime, Text, TextLink, Timeline } from '@portal/ui'
import { Ban, CircleCheck, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useGateReason } from '#portal/access/useGateReason.ts'
import { useFrozenValue } from '#portal/calls/visitorCalls/useFrozenValue.ts'
import { canTheyGetInPath, paths } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { useCredentialKind } from '#portal/log/useCredentialKind.ts'
import type { GateEvent } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'

export interface EventsCardProps {
  events: GateEvent[]
  /** The current time as an ISO instant on the server's clock. */
  now: string
  formats: Formats
}

/** The kind of an opening for a visitor. It has no explanation, because no user's access decided. */
const visitorCall = 'Call'

/** Lists the newest events, live. While the list is paused, or the pointer or focus is in it, new events wait behind a count. */
export function EventsCard({ events: newest, now, formats }: EventsCardProps) {
  const { shown, hold, release } = useFrozenValue(newest)
  const [paused, setPaused] = useState<GateEvent[] | null>(null)
  const events = paused ?? shown
  const waiting = newest.filter(({ ID }) => !events.some((event) => event.ID === ID)).length
  const t = dashboardMessages.useWords()
  const reasonOf = useGateReason()
  const kindOf = useCredentialKind()
  const mayDo = useRights()
  const mayExplain = mayDo('restrictions.view')
  const isLog = mayDo('log.view')
  const whoOf = ({ Who, IsWhoHidden, Decision }: GateEvent) => (IsWhoHidden ? t.someone : (Who ?? (Decision === 'open' ? t.anyone : t.unknownUser)))
  const done = ({ kind, port, until }: { kind: GateEvent['DoorAction']; port: string; until: string | null }) => {
    if (kind === 'open') return t.openedFromHere({ port })
    if (kind === 'close') return t.closedFromHere({ port })
    if (kind === 'resume') return t.resumed({ port })
    return until === null ? t.heldFrom({ port }) : t.heldFromUntil({ port, time: formats.timeSince(until, now) })
  }
  const sentence = (event: GateEvent) => (event.UnsyncedSince === null ? decided(event) : t.unsynced({ event: decided(event), since: formats.dayAndTime(event.UnsyncedSince) }))
  const decided = ({ Decision, PortName: port, Reason, HeldOpenBy, HeldBySchedule: schedule, CredentialKind, DoorAction, DoorUntil }: GateEvent) => {
    if (Decision === 'denied') return t.deniedAt({ port, reason: reasonOf(Reason) })
    if (DoorAction !== null) return done({ kind: DoorAction, port, until: DoorUntil })
    if (CredentialKind === visitorCall) return t.openedForVisitor({ port })
    if (HeldOpenBy === null) return `${t.openedAt({ port })} · ${kindOf(CredentialKind)}`
    return schedule === null ? t.passedOpen({ port }) : t.passedSchedule({ port, schedule })
  }

  return (
    <Card
      title={isLog ? t.events : t.ownEvents}
      padding="none"
      foot={isLog && <TextLink href={paths.log}>{t.seeActivity}</TextLink>}
      {...hold}
      actions={
        <>
          {waiting > 0 && (
            <Button size="compact" onClick={() => (paused ? setPaused(newest) : release())}>
              {t.newEvents({ count: waiting })}
            </Button>
          )}
          {events.length > 0 && (
            <Button
              size="compact" variant="quiet" icon={paused ? Play : Pause}
              onClick={() => {
                setPaused(paused ? null : events)
                release()
              }}
            >
              {paused ? t.resume : t.pause}
            </Button>
          )}
        </>
      }
    >
      {events.length === 0 ? (
        <Empty tone="muted">{isLog ? t.noEvents : t.noOwnEvents}</Empty>
      ) : (
        <Timeline
          entries={events.map((event) => ({
            id: String(event.ID),
            icon: event.Decision === 'open' ? CircleCheck : Ban,
            tone: event.Decision === 'open' ? 'success' : 'danger',
            title: <Text isStrong>{whoOf(event)}</Text>,
            detail: sentence(event),
            time: <RelativeTime instant={event.At} now={Date.parse(now)} timeZone={formats.timeZone} />,
            action: mayExplain && !event.IsWhoHidden && event.CredentialKind !== visitorCall && event.DoorAction === null && (
              <TextLink href={canTheyGetInPath({ event: Number(event.ID) })} aria-label={t.whyFor({ event: `${whoOf(event)}, ${sentence(event)}` })}>
                {t.why}
              </TextLink>
            ),
          }))}
        />
      )}
    </Card>
  )
}

const Empty = styled(Text)`
  padding: var(--portal-space-4);
`
