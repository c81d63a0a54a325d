import type * as v from 'valibot'
import type { CallEvent, CallPlan } from '@portal/domain'
import type { visitorCall } from '../visitorCallShapes.ts'
import { toCallPlan } from './callPlans.ts'

type VisitorCallRecord = v.InferOutput<typeof visitorCall>
type EventRecord = VisitorCallRecord['Events'][number]

/** A visitor call in the shape that the domain's rules and the library's pictures of calls take. */
export interface VisitorCall {
  id: number
  station: { id: string; name: string }
  callGroupId: number
  plan: CallPlan
  /** The users of the call. `name` is empty if the signed-in user may not read it. */
  people: readonly { id: number; name: string }[]
  /** The ISO instant at which the call began. */
  startedAt: string
  /** The ISO instant at which the call ended; null while it rings or someone talks. */
  endedAt: string | null
  events: readonly CallEvent[]
}

export function toVisitorCall({ ID, StationID, StationName, callgroupId, Plan, People, StartedAt, EndedAt, Events }: VisitorCallRecord): VisitorCall {
  return {
    id: ID,
    station: { id: StationID, name: StationName },
    callGroupId: callgroupId,
    plan: toCallPlan(Plan),
    people: People.map(({ UserID, Name }) => ({ id: UserID, name: Name })),
    startedAt: StartedAt,
    endedAt: EndedAt,
    events: Events.map(toCallEvent),
  }
}

function toCallEvent(event: EventRecord): CallEvent {
  const { At: at } = event
  switch (event.Kind) {
    case 'called': return { at, kind: 'called' }
    case 'step': return { at, kind: 'step', step: event.Step }
    case 'ended': return event.Reason === 'endedAtDesk' ? { at, kind: 'ended', reason: event.Reason, phone: event.Phone ?? '' } : { at, kind: 'ended', reason: event.Reason }
    case 'unreachable': return { at, kind: 'unreachable', phone: event.Phone, reason: event.Reason }
    case 'stopped': return { at, kind: 'stopped', phone: event.Phone, reason: event.Reason }
    case 'notOpened': return { at, kind: 'notOpened', phone: event.Phone, reason: event.Reason }
    case 'ring':
    case 'timeout':
    case 'declined':
    case 'answered':
    case 'opened': return { at, kind: event.Kind, phone: event.Phone }
    default: return event satisfies never
  }
}
