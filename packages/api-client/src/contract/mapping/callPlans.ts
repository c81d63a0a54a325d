import type * as v from 'valibot'
import type { CallNumber, CallPerson, CallPlan, CallWorld } from '@portal/domain'
import type { callGroup, callPeople } from '../callGroupShapes.ts'
import { toWeekWindows } from './weekWindows.ts'

export type CallGroupRecord = v.InferOutput<typeof callGroup>
export type CallPersonRecord = v.InferOutput<typeof callPeople>[number]
type NumberRecord = CallGroupRecord['Numbers'][number]

/** The fields of a call group's record that are its plan. */
export type CallPlanRecord = Pick<CallGroupRecord, 'IsVideo' | 'Name' | 'DirectoryPin' | 'QuietHours' | 'FirstCalled' | 'SecondCalled' | 'Numbers'> & { OwnPhones?: readonly number[] }

/** A call group's plan, for the domain's simulation and checks. */
export function toCallPlan(record: CallPlanRecord): CallPlan {
  const { IsVideo, Name, DirectoryPin, QuietHours, FirstCalled, SecondCalled, Numbers, OwnPhones } = record
  const base = { name: Name, directoryPin: DirectoryPin, quietHours: toWeekWindows(QuietHours) }
  const numbers = Numbers.map(toCallNumber)
  if (!IsVideo) return { ...base, kind: 'voice', numbers }
  return { ...base, kind: 'video', tiers: [FirstCalled, SecondCalled], ...(OwnPhones && { ownPhones: OwnPhones }), voiceNumber: numbers[0] ?? null }
}

/** The facts for a call from a station of the call group. `startedAt` is in epoch milliseconds. */
export function toCallWorld(
  { TimeZone, People }: Pick<CallGroupRecord, 'TimeZone' | 'People'>, startedAt: number, station: { Phone: string } | undefined,
): CallWorld {
  return { startedAt, timeZone: TimeZone, people: People.map(toCallPerson), stationPhone: station?.Phone || null }
}

function toCallPerson({ UserID, Name, Phone, HasApp, RingsPhone, AllowsNotifications, QuietHours, GoneSince }: CallPersonRecord): CallPerson {
  return {
    id: UserID, name: Name, phone: Phone, hasApp: HasApp, ringsPhone: RingsPhone, allowsNotifications: AllowsNotifications, quietHours: toWeekWindows(QuietHours),
    goneSince: GoneSince === null ? null : Date.parse(GoneSince),
  }
}

function toCallNumber({ Phone, Label, UserID }: NumberRecord): CallNumber {
  return { phone: Phone, label: Label, personId: UserID }
}
