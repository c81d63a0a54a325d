import { useStore } from '@nanostores/react'
import type { Formats } from '../../../i18n/useFormats.ts'
import type { Port } from './dashboardView.ts'
import { dashboardMessages } from './messages.ts'

/** Why a door is what it is, and until when; null where its state says it all. */
export function useDoorText(now: string, formats: Formats): (port: Port) => string | null {
  const t = useStore(dashboardMessages)
  return ({ Because, HeldBySchedule: schedule, Until, Override }) => {
    if (Because === 'fireAlarm') return t.heldByAlarm
    if (Because === 'person' && Override?.Kind === 'hold') return Until === null ? t.heldFromHere : t.heldFromHereUntil({ time: formats.timeSince(Until, now) })
    if (Because === 'code') return t.heldByCode
    if (schedule !== null) return Until === null ? t.heldBySchedule({ schedule }) : t.heldByScheduleUntil({ schedule, time: formats.timeSince(Until, now) })
    return null
  }
}
