/** Someone got in at a door. */
export interface Entry {
  /** Epoch milliseconds. */
  at: number
  /** The user, invite or code; null where the door was open and nothing was presented. */
  who: string | null
  portName: string
}

/** Who came in, by the events. Exits aren't recorded. */
export interface CameIn<Known extends Entry> {
  /** The last entry of each, newest first. */
  entries: Known[]
  /** A door was open for everyone: others may have come in unseen. */
  hasUnseen: boolean
}

/** The last entry of everyone who got in. */
export function whoCameIn<Known extends Entry>(entries: readonly Known[]): CameIn<Known> {
  const last = new Map<string, Known>()
  for (const entry of entries) {
    if (entry.who !== null && entry.at >= (last.get(entry.who)?.at ?? entry.at)) last.set(entry.who, entry)
  }
  return { entries: [...last.values()].sort((one, other) => other.at - one.at), hasUnseen: entries.some(({ who }) => who === null) }
}
