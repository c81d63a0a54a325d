import { closedStatus, failedStatus, heldOpenStatus, leftOpenStatus, lockedStatus, offlineStatus, openedStatus, sendingStatus, StatusLabel, type DoorOnPlanState, type DoorRowProps, Text, type Status } from '@portal/ui'
import { useFailureText } from '#portal/app/useFailureText.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { doorNews } from './doorNews.ts'
import { doorMessages } from './doors.messages.ts'
import { type Port, statusesOf } from './doorsQuestion.ts'
import type { DoorActs } from './useDoorActs.ts'

const states: Record<Port['Status'], DoorOnPlanState> = { Closed: 'closed', HeldOpen: 'heldOpen', LeftOpen: 'leftOpen', Locked: 'locked', Offline: 'offline' }

/** States that need no emphasis in a list of doors. */
const isUsual: Partial<Record<DoorOnPlanState, true>> = { closed: true, opened: true, sending: true }

export const doorStatuses: Record<Port['Status'], Status> = {
  Closed: closedStatus,
  HeldOpen: heldOpenStatus,
  LeftOpen: leftOpenStatus,
  Locked: lockedStatus,
  Offline: offlineStatus,
}

interface DoorRowsProps {
  acts: DoorActs
  /** The current time as an ISO instant on the server's clock. */
  now: string
  /** IANA zone of the property. */
  timeZone: string
  formats: Formats
}

/** What lists and site plans show about a door, and what screen readers announce after the user's press. */
export function useDoorRows({ acts, now, timeZone, formats }: DoorRowsProps) {
  const t = doorMessages.useWords()
  const failureText = useFailureText()

  const whyAndWho = (override: Port['Override']) => `${override?.Note ? ` “${override.Note}”` : ''}${override?.By ? `, ${override.By}` : ''}`
  const heldBy = ({ Status, Because, HeldBySchedule: schedule, Until, Override }: Port): string | null => {
    const time = Until === null ? null : formats.timeSince(Until, now)
    if (Because === 'fireAlarm') return Status === 'Offline' ? t.alarmWhileOffline : t.heldByAlarm
    if (Because === 'code') return t.heldByCode
    if (Because === 'person') {
      const by = Override?.By ? `, ${Override.By}` : ''
      if (Override?.Kind === 'hold') return `${time === null ? t.heldFromHere : t.heldFromHereUntil({ time })}${whyAndWho(Override)}`
      return `${time === null ? t.closedHere : t.closedHereUntil({ time })}${by}`
    }
    if (schedule !== null) return time === null ? t.heldBySchedule({ schedule }) : t.heldByScheduleUntil({ schedule, time })
    return null
  }
  const newsText = (port: Port): string | null => {
    const failure = acts.refused.get(port.ID)
    if (failure) return failure.kind === 'unreachable' ? t.unknownOutcome : failureText(failure)
    const news = doorNews(port, now)
    if (news === null) return null
    const { At, IsOwn, Who, Failure } = news.action
    if (news.kind === 'waiting') return t.sentAt({ time: formats.second(At) })
    if (news.kind === 'failed') return Failure === null ? null : t[`failure_${Failure}`]
    return IsOwn ? t.byYou : Who === null ? t.bySomeone : t.by({ who: Who })
  }
  /** The door's state in a word; for a while after a command, the command's result instead. */
  const stateOf = (port: Port): { state: DoorOnPlanState; status: Status; word: string } => {
    const news = doorNews(port, now)
    if (news?.kind === 'waiting') return { state: 'sending', status: sendingStatus, word: t[`waiting_${news.action.Kind}`] }
    if (news?.kind === 'failed') return { state: 'failed', status: failedStatus, word: t.notDone }
    if (news?.kind === 'opened') return { state: 'opened', status: openedStatus, word: t.openedAtTime({ time: formats.second(news.action.SettledAt ?? news.action.At) }) }
    return { state: states[port.Status], status: doorStatuses[port.Status], word: t[`status${port.Status}`] }
  }
  /** The fact in a narrow list, beside the state; null if it isn't shorter. A space that doesn't break keeps a time on one line. */
  const shortFacts = ({ Status, Because, Until, LastOpenedAt, Override }: Port): string | null => {
    const timeOf = (instant: string) => formats.timeSince(instant, now).replace(/(\d)\s/u, '$1\u00a0')
    if (Because === 'fireAlarm' || Because === 'code') return null
    if (Status === 'HeldOpen') return Until === null ? null : `${t.untilTime({ time: timeOf(Until) })}${Because === 'person' ? whyAndWho(Override) : ''}`
    return Because === 'person' || LastOpenedAt === null ? null : t.openedAtTime({ time: timeOf(LastOpenedAt) })
  }
  /** The most important fact about a door. */
  const factsOf = (port: Port, isShort: boolean): string =>
    newsText(port) ?? (isShort ? shortFacts(port) : null) ?? heldBy(port) ?? (port.LastOpenedAt === null ? t.neverOpened : t.lastOpened({ time: formats.timeSince(port.LastOpenedAt, now) }))
  return {
    stateOf,
    /** The number of doors in each state, in words. */
    countsOf: (ports: readonly Port[]) => formats.list(statusesOf(ports).map((status) => t[`count${status}`]({ count: ports.filter(({ Status }) => Status === status).length }))),
    rowOf(port: Port, isShort = false) {
      const { state, status, word } = stateOf(port)
      return {
        name: port.Name,
        facts: factsOf(port, isShort),
        status: <StatusLabel status={status}>{isUsual[state] ? word : <Text as="span" isStrong>{word}</Text>}</StatusLabel>,
        actions: port.Actions.map(({ Kind: kind, Refusal: refusal }) => ({ kind, refusal })),
        busy: acts.sending.get(port.ID) ?? (port.LastAction?.State === 'waiting' ? port.LastAction.Kind : null),
        heldUntil: port.Because === 'person' && port.Override?.Kind === 'hold' && port.Override.Until !== null ? Date.parse(port.Override.Until) : null,
        now: Date.parse(now),
        timeZone,
        onAct: (done) => acts.act(port, done),
      } satisfies DoorRowProps
    },
    /** The results of the user's presses on these doors, in sentences. */
    newsOf: (ports: readonly Port[]) => ports.map((port) => {
      if (acts.refused.has(port.ID)) return `${port.Name}: ${newsText(port) ?? ''}`
      const action = port.LastAction
      if (action === null || !acts.own.has(action.ID) || action.State === 'waiting' || action.SettledAt === null) return ''
      const time = formats.second(action.SettledAt)
      if (action.State === 'failed') return `${port.Name}: ${t.notDone}. ${newsText(port) ?? ''}`
      return t[`done_${action.Kind}`]({ port: port.Name, time })
    }).filter(Boolean).join(' '),
  }
}
