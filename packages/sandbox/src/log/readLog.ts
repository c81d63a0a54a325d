import { kindOfOutcome, type LogKind } from '@portal/domain'
import type { LogPlace } from './logPlace.ts'
import type { LogLine, LogQuery } from './LogQuery.ts'
import { readCalls } from './readCalls.ts'
import { readChanges } from './readChanges.ts'
import { readEvents } from './readEvents.ts'
import { propertiesOfLog } from './propertyOfLog.ts'
import { mergeParts } from './readKept.ts'

/** The newest lines of the log that a query asks for, and the place from which to read on; null at the end. */
export async function readLog(asked: LogQuery, wanted: number): Promise<{ lines: LogLine[]; next: LogPlace | null }> {
  const { store, viewer } = asked
  // What is no longer kept is no longer read, whether it has been deleted already or not.
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

/** The kinds of lines that can answer a query: a code is never called, and a door changes no record. */
function kindsOf({ Kind, Outcome, PortID, AccessCodeID, Subject }: LogQuery): ReadonlySet<LogKind> {
  const kinds = new Set<LogKind>(Kind === undefined ? ['event', 'call', 'change'] : [Kind])
  const keep = (...kept: LogKind[]) => kinds.forEach((kind) => kept.includes(kind) || kinds.delete(kind))
  if (Outcome !== undefined) keep(kindOfOutcome[Outcome])
  if (PortID !== undefined) keep('event', 'call')
  if (AccessCodeID !== undefined) keep('event', 'change')
  if (Subject !== undefined) keep('change')
  return kinds
}
