import { isVideoStation, limits, localMomentAt } from '@portal/domain'
import { drawVisitor } from '../calls/callPhotos.ts'
import { type Viewer, whoseNames } from '../people/viewer.ts'
import { notFound } from '../Refusal.ts'
import type { Row } from '../store/schema.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

/** The kinds of events without anyone at a reader. A visitor call has a photo of its own. */
const withoutReader: ReadonlySet<string> = new Set(['Call', 'Portal', 'Schedule'])

/**
 * When the photo of an event was taken, and until when it is kept; ISO instants. This is a type, because an interface lacks the index signature of answers.
 */
export type KeptPhoto = { TakenAt: string; KeptUntil: string }

/**
 * Finds the photo of each event at `now`: a door with a camera takes a photo of everyone at its reader. Null for other events, and after the
 * photo expired.
 */
export async function photosOfEvents(store: Store, events: readonly Row<'gate_events'>[], now: number): Promise<(event: Row<'gate_events'>) => KeptPhoto | null> {
  const taken = events.filter(({ credential_kind: kind, at }) => !withoutReader.has(kind) && at + limits.calls.photoKept > now)
  const ports = taken.length === 0 ? [] : await store.selectFrom('ports').select(['id', 'hardware_model']).where(inIds('id', [...new Set(taken.map(({ port_id: id }) => id))])).execute()
  const cameras = new Set(ports.filter(({ hardware_model: model }) => isVideoStation(model)).map(({ id }) => id))
  const ids = new Set(taken.filter(({ port_id: id }) => cameras.has(id)).map(({ id }) => id))
  return ({ id, at }) => (ids.has(id) ? { TakenAt: toIso(at), KeptUntil: toIso(at + limits.calls.photoKept) } : null)
}

/** Finds an event of the viewer's account; 404 if it is about a user whose name the viewer may not see. */
export async function findSeenEvent(store: Store, viewer: Viewer, eventId: number): Promise<Row<'gate_events'> & { time_zone: string }> {
  const event = await store
    .selectFrom('gate_events')
    .innerJoin('properties', 'properties.id', 'gate_events.property_id')
    .selectAll('gate_events')
    .select('properties.time_zone')
    .where('gate_events.id', '=', eventId)
    .where('properties.account_id', '=', viewer.accountId)
    .executeTakeFirst()
  if (!event || !(await whoseNames(store, viewer, [event])).maySee(event)) throw notFound('event', 'EventID')
  return event
}

/** Draws what the camera saw at an event, in base64. A user has the same face in each photo. */
export function drawEvent({ id, user_id: userId, at, time_zone: timeZone }: Awaited<ReturnType<typeof findSeenEvent>>): string {
  return drawVisitor({ visitor: userId ?? id, scene: id, minute: localMomentAt(timeZone, at).minute })
}
