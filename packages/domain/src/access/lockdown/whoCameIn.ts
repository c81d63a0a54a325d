/** Somebody got in at a door. */
export interface Entry {
  /** Epoch milliseconds. */
  at: number
  /** The person, invite or code; null where the door stood open and nobody showed anything. */
  who: string | null
  portName: string
}

/** Who came in, as far as events tell; no reader tells who has left. */
export interface CameIn<Known extends Entry> {
  /** The last entry of each, newest first. */
  entries: Known[]
  /** A door stood open for everybody: others may have come in unseen. */
  hasUnseen: boolean
}

/** The last entry of everybody who got in. */
export function whoCameIn<Known extends Entry>(entries: readonly Known[]): CameIn<Known> {
  const last = new Map<string, Known>()
  for (const entry of entries) {
    if (entry.who !== null && entry.at >= (last.get(entry.who)?.at ?? entry.at)) last.set(entry.who, entry)
  }
  return { entries: [...last.values()].sort((one, other) => other.at - one.at), hasUnseen: entries.some(({ who }) => who === null) }
}
