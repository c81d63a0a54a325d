/** An entry at a door. */
export interface Entry {
  /** Time of the entry, in epoch milliseconds. */
  at: number
  /** The user, invite or code; null if the door was open and no entry method was presented. */
  who: string | null
  portName: string
}

/** Everyone who got in, by the recorded events. Exits aren't recorded. */
export interface CameIn<Known extends Entry> {
  /** The last entry of each user, invite or code, newest first. */
  entries: Known[]
  /** Whether a door was open for everyone, so that others may have come in without an event. */
  hasUnseen: boolean
}

/** The last entry of everyone who got in, newest first. */
export function whoCameIn<Known extends Entry>(entries: readonly Known[]): CameIn<Known> {
  const last = new Map<string, Known>()
  for (const entry of entries) {
    if (entry.who !== null && entry.at >= (last.get(entry.who)?.at ?? entry.at)) last.set(entry.who, entry)
  }
  return { entries: [...last.values()].sort((one, other) => other.at - one.at), hasUnseen: entries.some(({ who }) => who === null) }
}
