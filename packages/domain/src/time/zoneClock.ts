import { create, getTimeZoneTransition, offsetNanoseconds } from 'temporal-polyfill/fns/ZonedDateTime'

/** A span of time, in epoch milliseconds, during which a zone's offset from UTC is constant. */
export interface ZoneStretch {
  start: number
  /** The first instant after the span. */
  end: number
  /** How much the wall clock is ahead of UTC, in milliseconds. */
  offset: number
}

const pieceLength = 2 ** 35
const piecesOf = new Map<string, Map<number, ZoneStretch[]>>()

/** How far a zone's wall clock is ahead of UTC at an instant, in milliseconds. */
export function offsetAt(timeZone: string, at: number): number {
  const stretches = pieceOf(timeZone, Math.floor(at / pieceLength))
  for (const { end, offset } of stretches) if (at < end) return offset
  return stretches.at(-1)?.offset ?? 0
}

/** The local time in a zone at an instant, as minutes since 1970-01-01 0:00 on the local clock. */
export function localMinutesAt(timeZone: string, at: number): number {
  return Math.floor((at + offsetAt(timeZone, at)) / 60_000)
}

/** The spans of constant offset from one instant to another, in order. Each span except the first begins with a clock change. */
export function zoneStretches(timeZone: string, from: number, until: number): ZoneStretch[] {
  const stretches: ZoneStretch[] = []
  for (let piece = Math.floor(from / pieceLength); piece * pieceLength < until; piece += 1) {
    for (const { start, end, offset } of pieceOf(timeZone, piece)) {
      if (end <= from || start >= until) continue
      const last = stretches.at(-1)
      if (last?.offset === offset) last.end = Math.min(end, until)
      else stretches.push({ start: Math.max(start, from), end: Math.min(end, until), offset })
    }
  }
  return stretches
}

/**
 * The first instant at which the local clock shows a given minute or a later one. In an hour that occurs twice it is the earlier instant,
 * and in a skipped hour the clock change. Minutes are counted from 1970-01-01 0:00 on the local clock.
 */
export function firstInstantAt(timeZone: string, localMinutes: number): number {
  const local = localMinutes * 60_000
  for (const { start, end, offset } of zoneStretches(timeZone, local - 2 * 86_400_000, local + 2 * 86_400_000)) {
    const at = Math.max(start, local - offset)
    if (at < end) return at
  }
  return local
}

/**
 * The first instant from which the local clock shows a given minute or a later one and never an earlier one again. In an hour that occurs
 * twice it is the later instant, and in a skipped hour the clock change. Minutes are counted from 1970-01-01 0:00 on the local clock.
 */
export function lastInstantAt(timeZone: string, localMinutes: number): number {
  const local = localMinutes * 60_000
  for (const { start, end, offset } of zoneStretches(timeZone, local - 2 * 86_400_000, local + 2 * 86_400_000).toReversed()) {
    if (local - offset > start) return Math.min(local - offset, end)
  }
  return local
}

/** The clock changes of about 400 days in one zone, cached because looking up a change is slow. */
function pieceOf(timeZone: string, piece: number): ZoneStretch[] {
  const pieces = piecesOf.get(timeZone) ?? new Map<number, ZoneStretch[]>()
  piecesOf.set(timeZone, pieces)
  const known = pieces.get(piece)
  if (known) return known
  const found = findStretches(timeZone, piece * pieceLength, (piece + 1) * pieceLength)
  pieces.set(piece, found)
  return found
}

/** Looks up the spans of constant offset. @throws RangeError if the zone is unknown. */
function findStretches(timeZone: string, from: number, until: number): ZoneStretch[] {
  const stretches: ZoneStretch[] = []
  let clock = create(BigInt(from) * 1_000_000n, timeZone)
  for (let start = from; start < until; ) {
    const next = getTimeZoneTransition(clock, 'next')
    const end = Math.min(until, next ? Number(next.epochNanoseconds / 1_000_000n) : until)
    stretches.push({ start, end, offset: offsetNanoseconds(clock) / 1_000_000 })
    if (next) clock = next
    start = end
  }
  return stretches
}
