/** The server's clock, as far as its refusals reveal it. */
export interface ServerClock {
  /** Returns the time in Unix milliseconds. */
  now(): number
  /** Reads the time from a `Date` header; false if there is none (other origins must expose it). */
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
