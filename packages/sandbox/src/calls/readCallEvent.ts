import type { CallEvent } from '@portal/domain'
import type { CallEventsTable } from '../store/visitorCallSchema.ts'

/** Reads an event of a call. The row was written from a `CallEvent` of this kind, so the columns of the kind are filled. */
export function readCallEvent({ at, kind, phone, step, reason }: CallEventsTable): CallEvent {
  return { at, kind, ...(phone !== null && { phone }), ...(step !== null && { step }), ...(reason !== null && { reason }) } as CallEvent
}
