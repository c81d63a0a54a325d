import { useStore } from '@nanostores/react'
import {
  Button, Card, closedStatus, failedStatus, heldOpenStatus, leftOpenStatus, LiveRegion, lockedStatus, media, offlineStatus, openedStatus, sendingStatus, StatusLabel, Text, TextLink, type DoorRow, type Status,
} from '@portal/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { doorPath } from '#portal/app/paths.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import type { Port } from './doorsQuestion.ts'
import { doorNews } from './doorNews.ts'
import { doorMessages } from './doors.messages.ts'
import { Row, Rows } from '../app/Rows.ts'
import type { DoorActs } from './useDoorActs.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'

export interface DoorsCardProps {
  /** Its heading on a door's page; without it the card is a list with links to the doors' pages. */
  title?: string
  ports: Port[]
  /** The property of the doors; null: the user's own. */
  property: number | null
  /** The row component with buttons; null until loaded. */
  acting: { DoorRow: typeof DoorRow } | null
  acts: DoorActs
  /** ISO instant on the server's clock. */
  now: string
  /** IANA zone of the property. */
  timeZone: string
  formats: Formats
  /** Every door at once, without "Show all". */
  isWhole?: boolean
  /** The text for no doors. */
  empty?: string
}

export const doorStatuses: Record<Port['Status'], Status> = {
  Closed: closedStatus,
  HeldOpen: heldOpenStatus,
  LeftOpen: leftOpenStatus,
  Locked: lockedStatus,
  Offline: offlineStatus,
}

/** Doors shown before "Show all": a screen and a half. */
const shownAtFirst = 14

export function DoorsCard({ title, ports, property, acting, acts, now, timeZone, formats, isWhole = false, empty }: DoorsCardProps) {
  const t = useStore(doorMessages)
  const { factsOf, newsOf } = useDoorText(now, formats, acts)
  const [showsAll, setShowsAll] = useState(isWhole)
  const shown = showsAll ? ports : ports.slice(0, shownAtFirst)
  const statusOf = (port: Port) => {
    const news = doorNews(port, now)
    if (news?.kind === 'waiting') return <StatusLabel status={sendingStatus}>{t[`waiting_${news.action.Kind}`]}</StatusLabel>
    if (news?.kind === 'failed') return <StatusLabel status={failedStatus}>{t.notDone}</StatusLabel>
    if (news?.kind === 'opened') return <StatusLabel status={openedStatus}>{t.openedAtTime({ time: formats.second(news.action.SettledAt ?? news.action.At) })}</StatusLabel>
    return <StatusLabel status={doorStatuses[port.Status]}>{t[`status${port.Status}`]}</StatusLabel>
  }
  const spoken = ports.flatMap((port) => (acts.refused.has(port.ID) || (port.LastAction !== null && acts.own.has(port.LastAction.ID)) ? (newsOf(port) ?? []) : []))
  return (
    <Card title={title ?? t.doors} fact={title === undefined ? ports.length || undefined : undefined} padding="none">
      {ports.length === 0 ? (
        <Empty tone="muted">{empty ?? t.noDoors}</Empty>
      ) : (
        <Rows>
          {shown.map((port) => (
            <Door key={port.ID}>
              {acting ? (
                <acting.DoorRow
                  name={port.Name}
                  href={title === undefined ? doorPath(String(port.ID), property) : undefined}
                  facts={factsOf(port)}
                  status={statusOf(port)}
                  actions={port.Actions.map(({ Kind: kind, Refusal: refusal }) => ({ kind, refusal }))}
                  busy={acts.sending.get(port.ID) ?? (port.LastAction?.State === 'waiting' ? port.LastAction.Kind : null)}
                  heldUntil={port.Because === 'person' && port.Override?.Kind === 'hold' && port.Override.Until !== null ? Date.parse(port.Override.Until) : null}
                  now={Date.parse(now)}
                  timeZone={timeZone}
                  onAct={(done) => acts.act(port, done)}
                />
              ) : (
                <Plain>
                  <div>
                    <TextLink href={doorPath(String(port.ID), property)}>{port.Name}</TextLink>
                    <Text as="div" size="small" tone="muted">
                      {factsOf(port)}
                    </Text>
                  </div>
                  {statusOf(port)}
                </Plain>
              )}
            </Door>
          ))}
        </Rows>
      )}
      {shown.length < ports.length && (
        <All>
          <Button variant="quiet" onClick={() => setShowsAll(true)}>
            {t.showAllDoors({ count: ports.length })}
          </Button>
        </All>
      )}
      <LiveRegion>{spoken.join(' ')}</LiveRegion>
    </Card>
  )
}

const Door = styled(Row)`
  display: block;
  padding-block: var(--portal-space-2);
`

/** A door before its buttons load, with the text in the same place. */
const Plain = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 11rem 12rem;
  align-items: center;
  gap: var(--portal-space-2) var(--portal-space-3);
  min-block-size: 44px;
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto 40px;
    row-gap: 0;
    min-block-size: 48px;

    > :first-child {
      display: contents;
    }
    > :first-child > :last-child {
      grid-area: 2 / 1 / 3 / 3;
    }
  }
`

const Empty = styled(Text)`
  padding: var(--portal-space-4);
`

const All = styled.div`
  display: flex;
  justify-content: center;
  padding: var(--portal-space-2);
  border-block-start: 1px solid var(--portal-border-subtle);
`

/** The texts under a door's name, and what is read aloud after the user's press. */
function useDoorText(now: string, formats: Formats, { refused }: DoorActs) {
  const t = useStore(doorMessages)
  const failureText = useFailureText()

  const heldBy = ({ Status, Because, HeldBySchedule: schedule, Until, Override }: Port): string | null => {
    const time = Until === null ? null : formats.timeSince(Until, now)
    if (Because === 'fireAlarm') return Status === 'Offline' ? t.alarmWhileOffline : t.heldByAlarm
    if (Because === 'code') return t.heldByCode
    if (Because === 'person') {
      const note = Override?.Note ? ` “${Override.Note}”` : ''
      const by = Override?.By ? `, ${Override.By}` : ''
      if (Override?.Kind === 'hold') return `${time === null ? t.heldFromHere : t.heldFromHereUntil({ time })}${note}${by}`
      return `${time === null ? t.closedHere : t.closedHereUntil({ time })}${by}`
    }
    if (schedule !== null) return time === null ? t.heldBySchedule({ schedule }) : t.heldByScheduleUntil({ schedule, time })
    return null
  }
  const newsText = (port: Port): string | null => {
    const failure = refused.get(port.ID)
    if (failure) return failure.kind === 'unreachable' ? t.unknownOutcome : failureText(failure)
    const news = doorNews(port, now)
    if (news === null) return null
    const { At, IsOwn, Who, Failure } = news.action
    if (news.kind === 'waiting') return t.sentAt({ time: formats.second(At) })
    if (news.kind === 'failed') return Failure === null ? null : t[`failure_${Failure}`]
    return IsOwn ? t.byYou : Who === null ? t.bySomeone : t.by({ who: Who })
  }
  return {
    /** The door's hardware, and its most important fact. */
    factsOf(port: Port): string {
      const last = port.LastOpenedAt === null ? t.neverOpened : t.lastOpened({ time: formats.timeSince(port.LastOpenedAt, now) })
      return `${port.HardwareModel} · ${newsText(port) ?? heldBy(port) ?? last}`
    },
    /** The result of a press as a sentence; null before it. */
    newsOf(port: Port): string | null {
      if (refused.has(port.ID)) return `${port.Name}: ${newsText(port) ?? ''}`
      const action = port.LastAction
      if (action === null || action.State === 'waiting' || action.SettledAt === null) return null
      const time = formats.second(action.SettledAt)
      if (action.State === 'failed') return `${port.Name}: ${t.notDone}. ${newsText(port) ?? ''}`
      return t[`done_${action.Kind}`]({ port: port.Name, time })
    },
  }
}
