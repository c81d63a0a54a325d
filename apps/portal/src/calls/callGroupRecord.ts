import { toCallPlan, toCallWorld, toWindowRecords, type CallGroupRecord, type endpoints } from '@portal/api-client/contract'
import type { PayloadOf } from '@portal/api-client'
import { type CallPlan, type CallWorld, checkCallGroupName, checkDirectoryPin, limits, type RecordParts } from '@portal/domain'
import type { RecordEdit, RecordKind } from '../forms/recordKind.ts'

export type { CallGroupRecord }

/** The edited values of a call group. */
export interface CallGroupValues {
  plan: CallPlan
  /** Whether the user confirmed that this plan reaches no one. */
  acknowledgesEnd: boolean
}

export type CallGroupField = 'name' | 'directoryPin' | 'quietHours' | 'first' | 'second' | 'voiceNumber' | 'numbers'

const ownFields = ['name', 'directoryPin', 'quietHours'] as const
const fieldsOf = { video: [...ownFields, 'first', 'second', 'voiceNumber'], voice: [...ownFields, 'numbers'] } as const

/** The parts of a plan that are compared and merged: each step, the number, or the list of numbers. */
export const callGroupParts: RecordParts<CallGroupValues, CallGroupField> = {
  fields: (version) => (version ? fieldsOf[version.plan.kind] : []),
  of: ({ plan }, field) => partOf(plan, field),
  put: (into, field, from) => ({ ...into, plan: putPart(into.plan, field, from.plan) }),
}

export function partOf(plan: CallPlan, field: CallGroupField): unknown {
  if (field === 'name' || field === 'directoryPin' || field === 'quietHours') return plan[field]
  if (plan.kind === 'voice') return field === 'numbers' ? plan.numbers : null
  if (field === 'voiceNumber') return plan.voiceNumber
  return field === 'numbers' ? null : plan.tiers[field === 'first' ? 0 : 1]
}

function putPart(into: CallPlan, field: CallGroupField, from: CallPlan): CallPlan {
  if (field === 'name' || field === 'directoryPin' || field === 'quietHours') return { ...into, [field]: from[field] }
  if (into.kind === 'voice' || from.kind === 'voice') return into.kind === 'voice' && from.kind === 'voice' ? { ...into, numbers: from.numbers } : into
  if (field === 'voiceNumber') return { ...into, voiceNumber: from.voiceNumber }
  return { ...into, tiers: field === 'first' ? [from.tiers[0], into.tiers[1]] : [into.tiers[0], from.tiers[1]] }
}

/** The problems that prevent saving, by their place on the page. */
export interface CallGroupProblems {
  name?: 'nameWrong'
  directoryPin?: 'pinWrong'
}

function callGroupProblems({ plan: { name, directoryPin } }: CallGroupValues): CallGroupProblems {
  return {
    ...(checkCallGroupName(name).length > 0 && { name: 'nameWrong' as const }),
    ...(directoryPin.trim() !== '' && checkDirectoryPin(directoryPin).length > 0 && { directoryPin: 'pinWrong' as const }),
  }
}

/** The kind of record for the editor of a call group. Id 0 is a new one. */
export function callGroupKind(id: number) {
  return {
    name: `callGroup:${id}`,
    parts: callGroupParts,
    valuesOf: (saved) => ({ plan: toCallPlan(saved), acknowledgesEnd: false }),
    check: callGroupProblems,
    toPayload: (edit) => toCallGroupRequest(id, edit),
    refusable: ['Name', 'DirectoryPin', 'QuietHours'],
  } satisfies RecordKind<CallGroupRecord, CallGroupValues, CallGroupField, CallGroupProblems>
}

type CallGroupRequest = PayloadOf<typeof endpoints.saveCallGroup>

function toCallGroupRequest(id: number, { version, values: { plan, acknowledgesEnd } }: RecordEdit<CallGroupValues>): CallGroupRequest {
  const numbers = plan.kind === 'voice' ? plan.numbers : plan.voiceNumber === null ? [] : [plan.voiceNumber]
  const [first, second] = plan.kind === 'video' ? plan.tiers : [[], []]
  return {
    callgroupId: id === 0 ? null : id,
    Version: version,
    Name: plan.name,
    DirectoryPin: plan.directoryPin,
    QuietHours: toWindowRecords(plan.quietHours),
    FirstCalled: [...first],
    SecondCalled: [...second],
    Numbers: numbers.map(({ phone, label, personId }) => ({ Phone: phone, Label: label.trim(), UserID: personId })),
    AcknowledgesEnd: acknowledgesEnd,
  }
}

/** The conditions of a call from the group's first station. `now` is in epoch milliseconds. */
export function callWorldOf(record: Pick<CallGroupRecord, 'TimeZone' | 'People' | 'Stations'>, now: number): CallWorld {
  return toCallWorld(record, now, record.Stations[0])
}

/** An empty plan with a name, if call groups may have it, and with users in the order of a list. */
export function planOfUsers(plan: CallPlan, name: string, users: CallGroupRecord['People']): CallPlan {
  const named = { ...plan, name: checkCallGroupName(name).length === 0 ? name : '' }
  if (named.kind === 'voice') return { ...named, numbers: users.filter(({ Phone }) => Phone !== '').slice(0, limits.calls.numbers).map(({ UserID, Name, Phone }) => ({ phone: Phone, label: Name, personId: UserID })) }
  const { peopleAtOnce } = limits.watchman
  const ids = users.map(({ UserID }) => UserID)
  return { ...named, tiers: [ids.slice(0, peopleAtOnce), ids.slice(peopleAtOnce, 2 * peopleAtOnce)] }
}

export interface CallGroupPlace {
  ID: number
  Name: string
  TimeZone: string
}

/** An empty new call group. Its stations follow from its property after saving. */
export function newCallGroup(kind: CallPlan['kind'], place: CallGroupPlace): CallGroupRecord {
  return {
    ID: 0, IsVideo: kind === 'video', PropertyID: place.ID, PropertyName: place.Name, TimeZone: place.TimeZone, Name: '', DirectoryPin: '', QuietHours: [],
    FirstCalled: [], SecondCalled: [], Numbers: [], People: [], Stations: [], Users: 0, OpenInvitations: 0, Version: 0, UpdatedBy: '',
  }
}
