import { Button, Card, RelativeTime, Text, TextLink, Timeline, type TimelineEntry } from '@portal/ui'
import { Ban, CircleCheck, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useGateReason } from '#portal/access/useGateReason.ts'
import { useFrozenValue } from '#portal/calls/visitorCalls/useFrozenValue.ts'
import { canTheyGetInPath, paths } from '#portal/app/paths.ts'
import { useRights } from '#portal/app/useRights.ts'
import { capitalized } from '#portal/i18n/capitalized.ts'
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
  /** Says what happened and how, both after the name. */
  const say = (event: GateEvent): [what: string, how: string] => {
    const { PortName: port, HeldBySchedule: schedule, DoorUntil, CredentialKind } = event
    const fromHere = DoorUntil === null ? t.fromHere : t.until({ time: formats.timeSince(DoorUntil, now) })
    if (event.Decision === 'denied') return [t.denied({ port }), capitalized(reasonOf(event.Reason))]
    if (event.DoorAction !== null) return [t[`did_${event.DoorAction}`]({ port }), event.DoorAction === 'hold' ? fromHere : t.fromHere]
    if (CredentialKind === visitorCall) return [t.did_open({ port }), t.forVisitor]
    if (event.HeldOpenBy === null) return [t.did_open({ port }), kindOf(CredentialKind)]
    return [t.entered({ port }), schedule === null ? t.heldOpen : t.heldBySchedule({ schedule })]
  }
  const entryOf = (event: GateEvent): TimelineEntry => {
    const [who, [what, how]] = [whoOf(event), say(event)]
    const facts = [how === who ? '' : how, event.UnsyncedSince === null ? '' : t.unsynced({ since: formats.dayAndTime(event.UnsyncedSince) })].filter(Boolean).join('. ')
    return {
      id: String(event.ID),
      icon: event.Decision === 'open' ? CircleCheck : Ban,
      tone: event.Decision === 'open' ? 'success' : 'danger',
      title: <><Text as="span" isStrong><bdi>{who}</bdi></Text> {what}</>,
      detail: facts,
      time: <RelativeTime instant={event.At} now={Date.parse(now)} timeZone={formats.timeZone} />,
      action: mayExplain && !event.IsWhoHidden && event.CredentialKind !== visitorCall && event.DoorAction === null && (
        <TextLink href={canTheyGetInPath({ event: Number(event.ID) })} aria-label={t.whyFor({ event: [`${who} ${what}`, facts].filter(Boolean).join('. ') })}>
          {t.why}
        </TextLink>
      ),
    }
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
        <Timeline look="line" entries={events.map(entryOf)} />
      )}
    </Card>
  )
}

const Empty = styled(Text)`
  padding: var(--portal-space-4);
`
