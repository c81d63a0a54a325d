import { sql } from 'kysely'

/** The place of a line in the log: newest first; lines of one moment by their kind, then by their id. */
export interface LogPlace {
  /** Milliseconds since 1970. */
  at: number
  /** 0 changes, 1 visitors' calls, 2 gate events. */
  rank: number
  id: number
}

export const writePlace = ({ at, rank, id }: LogPlace): string => `${at}-${rank}-${id}`

export function readPlace(text: string): LogPlace {
  const [at = 0, rank = 0, id = 0] = text.split('-').map(Number)
  return { at, rank, id }
}

/** Negative where `one` is the newer. */
export function comparePlaces(one: LogPlace, other: LogPlace): number {
  return other.at - one.at || other.rank - one.rank || other.id - one.id
}

/** Whether the row with these columns is older than a place; compared as a pair, so that an index of both finds the first row at once. */
export function isOlder(columns: { at: string; id: string }, rank: number, place: LogPlace) {
  const [at, id] = [sql.ref(columns.at), sql.ref(columns.id)]
  if (rank === place.rank) return sql<boolean>`(${at}, ${id}) < (${place.at}, ${place.id})`
  return rank < place.rank ? sql<boolean>`${at} <= ${place.at}` : sql<boolean>`${at} < ${place.at}`
}

export function isNewer(columns: { at: string; id: string }, rank: number, place: LogPlace) {
  const [at, id] = [sql.ref(columns.at), sql.ref(columns.id)]
  if (rank === place.rank) return sql<boolean>`(${at}, ${id}) > (${place.at}, ${place.id})`
  return rank > place.rank ? sql<boolean>`${at} >= ${place.at}` : sql<boolean>`${at} > ${place.at}`
}
