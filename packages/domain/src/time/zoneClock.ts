import { create, getTimeZoneTransition, offsetNanoseconds } from 'temporal-polyfill/fns/ZonedDateTime'

/** A span of time, in epoch milliseconds, during which a zone's offset from UTC is constant. */
export interface ZoneStretch {
  start: number
  /** The first instant after the stretch. */
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

/** A zone's wall-clock minutes since 1970-01-01 0:00 at an instant. */
export function localMinutesAt(timeZone: string, at: number): number {
  return Math.floor((at + offsetAt(timeZone, at)) / 60_000)
}

/** The stretches of constant offset from one instant to another, in order; each but the first begins with a clock change. */
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
 * The first instant at which the wall clock shows a given minute or a later one: the earlier of two where the hour comes twice, the clock
 * change itself where it is skipped. Minutes count from 1970-01-01 0:00.
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
 * The first instant from which the wall clock shows a given minute or a later one and never an earlier one again: the later of two where
 * the hour comes twice, the clock change itself where it is skipped. Minutes count from 1970-01-01 0:00.
 */
export function lastInstantAt(timeZone: string, localMinutes: number): number {
  const local = localMinutes * 60_000
  for (const { start, end, offset } of zoneStretches(timeZone, local - 2 * 86_400_000, local + 2 * 86_400_000).toReversed()) {
    if (local - offset > start) return Math.min(local - offset, end)
  }
  return local
}

/** Caches about 400 days of one zone: looking up a clock change is slow, reading it again is not. */
function pieceOf(timeZone: string, piece: number): ZoneStretch[] {
  const pieces = piecesOf.get(timeZone) ?? new Map<number, ZoneStretch[]>()
  piecesOf.set(timeZone, pieces)
  const known = pieces.get(piece)
  if (known) return known
  const found = findStretches(timeZone, piece * pieceLength, (piece + 1) * pieceLength)
  pieces.set(piece, found)
  return found
}

/** @throws RangeError where the zone is unknown. */
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
