/** The server's time, as far as its refusals have told it. */
export interface ServerClock {
  /** Unix milliseconds. */
  now(): number
  /** Takes the time from a `Date` header; false where it tells none (other origins must expose it). */
  learn(date: string | null): boolean
}

export function createServerClock(now: () => number): ServerClock {
  let offset = 0
  return {
    now: () => now() + offset,
    learn(date) {
      const told = Date.parse(date ?? '')
      if (Number.isNaN(told)) return false
      offset = told - now()
      return true
    },
  }
}
