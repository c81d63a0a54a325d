import { kindOfOutcome, type LogKind } from '@portal/domain'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { type LogLine, type LogPlace, type LogQuery, mergeParts } from './LogQuery.ts'
import { readCalls } from './readCalls.ts'
import { readChanges } from './readChanges.ts'
import { readEvents } from './readEvents.ts'

/** The newest events of a query, and the place to continue; null at the end. */
export async function readLog(asked: LogQuery, wanted: number): Promise<{ lines: LogLine[]; next: LogPlace | null }> {
  const { store, viewer } = asked
  // Ignores expired events, even if they aren't deleted yet.
  const query = { ...asked, from: laterOf(asked.from, asked.kept) }
  const asks = (kind: LogKind) => kindsOf(query).has(kind)
  const properties = await propertiesOfLog(store, viewer)
  const parts = [
    ...(asks('event') ? await readEvents(query, properties.map(({ id }) => id), wanted) : []),
    ...(asks('call') ? [await readCalls(query, wanted)] : []),
    ...(asks('change') ? [await readChanges(query, wanted)] : []),
  ]
  return mergeParts(parts, wanted)
}

function laterOf(one: number | undefined, other: number | null): number | undefined {
  return other === null ? one : Math.max(one ?? other, other)
}

/** The kinds of events that a query can find: calls have no code, and changes have no door. */
function kindsOf({ Kind, Outcome, PortID, AccessCodeID, Subject }: LogQuery): ReadonlySet<LogKind> {
  const kinds = new Set<LogKind>(Kind === undefined ? ['event', 'call', 'change'] : [Kind])
  const keep = (...kept: LogKind[]) => kinds.forEach((kind) => kept.includes(kind) || kinds.delete(kind))
  if (Outcome !== undefined) keep(kindOfOutcome[Outcome])
  if (PortID !== undefined) keep('event', 'call')
  if (AccessCodeID !== undefined) keep('event', 'change')
  if (Subject !== undefined) keep('change')
  return kinds
}

/** The account's properties, the viewer's own first: the first one's zone decides the days. */
export async function propertiesOfLog(store: Store, viewer: Viewer): Promise<{ id: number; name: string; time_zone: string }[]> {
  return store.selectFrom('properties').select(['id', 'name', 'time_zone']).where('account_id', '=', viewer.accountId).orderBy((order) => order.eb('id', '=', viewer.user.property_id), 'desc').orderBy('id').execute()
}

/** The property whose zone decides the days. */
export async function propertyOfLog(store: Store, viewer: Viewer): Promise<{ name: string; time_zone: string }> {
  const [property] = await propertiesOfLog(store, viewer)
  if (!property) throw new Error('An account without a property has no log.')
  return property
}
