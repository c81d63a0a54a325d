import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { DoorRefusal } from '@portal/domain'

export type VisitorCallsAnswer = ResponseOf<typeof endpoints.getVisitorCalls>
export type VisitorCallRecord = VisitorCallsAnswer['Calls'][number]

/** A call's state or end. `names` are users and phone numbers; null if the signed-in user may not see them. Times are in seconds. */
export type CallStanding =
  | { kind: 'ringing'; names: (string | null)[]; after: number }
  /** No phone rings, because all users of the step have declined or are unreachable. */
  | { kind: 'waiting'; after: number }
  | { kind: 'talking'; name: string | null; door: 'shut' | 'opened' | DoorRefusal; after: number }
  | { kind: 'answered'; name: string | null; opened: boolean; after: number }
  /** A user ended the call in the portal before anyone answered. */
  | { kind: 'turnedAway'; name: string | null; after: number }
  | { kind: 'missed' | 'gaveUp' | 'quiet'; after: number }

export interface VisitorCallsView {
  /** The current time as an ISO instant on the server's clock. */
  now: string
  /** Running calls, newest first. */
  running: VisitorCallRecord[]
  /** Ended calls, newest first. */
  ended: VisitorCallRecord[]
}

export function toVisitorCallsView({ Now, Calls }: VisitorCallsAnswer): VisitorCallsView {
  return { now: Now, running: Calls.filter(({ EndedAt }) => EndedAt === null), ended: Calls.filter(({ EndedAt }) => EndedAt !== null) }
}

/** The calls with one of them replaced after a press. `now` is the ISO instant of the answer. */
export function withCall({ running, ended }: VisitorCallsView, call: VisitorCallRecord, now: string): VisitorCallsView {
  return toVisitorCallsView({ Now: now, Calls: [...running, ...ended].map((one) => (one.ID === call.ID ? call : one)) })
}

/** A call's state at an ISO instant. */
export function standingOf({ Events, Phones, StartedAt, EndedAt }: VisitorCallRecord, now: string): CallStanding {
  const nameOf = (key: string) => Phones.find(({ Key }) => Key === key)?.Name || null
  const after = secondsBetween(StartedAt, EndedAt ?? now)
  const answer = Events.find((event) => event.Kind === 'answered')
  const opened = Events.some(({ Kind }) => Kind === 'opened')
  if (answer?.Kind === 'answered') {
    const name = nameOf(answer.Phone)
    return EndedAt === null ? { kind: 'talking', name, door: doorOf(Events), after } : { kind: 'answered', name, opened, after: Math.floor(answer.At / 1000) }
  }
  const end = Events.at(-1)
  if (end?.Kind === 'ended' && end.Reason === 'endedAtDesk') return { kind: 'turnedAway', name: nameOf(end.Phone ?? ''), after }
  if (EndedAt !== null && end?.Kind === 'ended') return { kind: endKinds[end.Reason] ?? 'missed', after }
  const ringing = ringingPhones(Events)
  return ringing.length === 0 ? { kind: 'waiting', after } : { kind: 'ringing', names: ringing.map(nameOf), after }
}

/** The door's response to the last opening. */
function doorOf(events: VisitorCallRecord['Events']): 'shut' | 'opened' | DoorRefusal {
  const last = events.findLast(({ Kind }) => Kind === 'opened' || Kind === 'notOpened')
  if (last?.Kind === 'notOpened') return last.Reason
  return last ? 'opened' : 'shut'
}

const endKinds: Partial<Record<string, 'gaveUp' | 'quiet'>> = { visitorLeft: 'gaveUp', quietHours: 'quiet' }

function ringingPhones(events: VisitorCallRecord['Events']): string[] {
  const ringing = new Set<string>()
  for (const event of events) {
    if (event.Kind === 'ring') ringing.add(event.Phone)
    else if ('Phone' in event && typeof event.Phone === 'string') ringing.delete(event.Phone)
  }
  return [...ringing]
}

function secondsBetween(from: string, until: string): number {
  return Math.max(0, Math.floor((Date.parse(until) - Date.parse(from)) / 1000))
}
