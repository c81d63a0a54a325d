import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { LockdownView } from '@portal/ui'

export type LockdownRecord = ResponseOf<typeof endpoints.getLockdowns>['Running'][number]

const instantOf = (text: string | null) => (text === null ? null : Date.parse(text))

/** Converts a lockdown of the contract to the library's type. */
export function toLockdownView(record: LockdownRecord): LockdownView {
  return {
    isDrill: record.IsDrill,
    reason: record.Reason,
    startedAt: Date.parse(record.StartedAt),
    startedBy: record.StartedBy,
    endsAt: instantOf(record.EndsAt),
    releasedAt: instantOf(record.ReleasedAt),
    releasedBy: record.ReleasedBy,
    isReleasedByTime: record.IsReleasedByTime,
    hasFireAlarm: record.HasFireAlarm,
    timeZone: record.TimeZone,
    doors: record.Ports.map((port) => ({
      id: port.PortID, name: port.Name, detail: port.ModuleName, state: port.State, tries: port.Tries, at: Date.parse(port.At), failure: port.Failure,
      isOnline: port.IsOnline, isLeftOpen: port.IsLeftOpen, heldBySchedule: port.HeldBySchedule, until: instantOf(port.Until), endedHold: port.EndedHold,
    })),
  }
}
