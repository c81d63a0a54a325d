import { useStore } from '@nanostores/react'
import { useFailureText } from '#portal/app/useFailureText.ts'
import type { Formats } from '#portal/i18n/useFormats.ts'
import type { Port } from './doorsQuestion.ts'
import { doorNews } from './doorNews.ts'
import { doorMessages } from './doors.messages.ts'
import type { DoorActs } from './useDoorActs.ts'

/** The texts under a door's name, and what is read aloud after the user's press. */
export function useDoorText(now: string, formats: Formats, { refused }: DoorActs) {
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
    /** Its hardware, and the most important fact. */
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
