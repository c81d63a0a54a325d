import { type DoorFacts, type DoorStateReason, doorState, type DoorWord } from './doorState.ts'

/** The facts that decide a door's state from `at` (epoch milliseconds) on, until the next ones. */
export interface KeptDoorFacts {
  at: number
  facts: DoorFacts
  /** Whether the door was opened by force, without an entry. */
  isForced: boolean
}

/** The state of a door in a span of time; `Unknown` if nothing was recorded. */
export type DoorSpanState = DoorWord | 'Forced' | 'Unknown'

/** A span of time in which a door's state was the same, in epoch milliseconds. The end is not included. */
export interface DoorSpan {
  from: number
  until: number
  state: DoorSpanState
  /** Why the door was held open; null in any other state. */
  because: DoorStateReason | null
  /** The schedule that held the door open; null if none did. */
  scheduleName: string | null
  /** The id of the user who held the door open; null if none did, or if it was not recorded. */
  userId: number | null
}

/** The states of a door from `from` to `until`, without gaps. `history`: its recorded facts, earliest first. */
export function doorSpans(history: readonly KeptDoorFacts[], from: number, until: number): DoorSpan[] {
  const spans: DoorSpan[] = []
  const add = (span: DoorSpan) => {
    const last = spans.at(-1)
    if (last?.state === span.state && last.because === span.because && last.scheduleName === span.scheduleName && last.userId === span.userId) last.until = span.until
    else if (span.from < span.until) spans.push(span)
  }
  add({ from, until: Math.min(until, history[0]?.at ?? until), state: 'Unknown', because: null, scheduleName: null, userId: null })
  for (const [index, { at, facts, isForced }] of history.entries()) {
    const end = Math.min(until, history[index + 1]?.at ?? until)
    for (let start = Math.max(from, at); start < end;) {
      const { state, because, scheduleName, override, until: next } = doorState(facts, start, end - start)
      const isHeld = state === 'HeldOpen'
      const change = Math.min(end, next ?? end)
      const userId = (isHeld && because === 'person' && override?.userId) || null
      add({ from: start, until: change, state: isForced && state === 'LeftOpen' ? 'Forced' : state, because: isHeld ? because : null, scheduleName: isHeld ? scheduleName : null, userId })
      start = change
    }
  }
  return spans
}

/** The spans in which schedules and a user's command will hold a door open, regardless of the state that its controller reports now. */
export function plannedSpans(facts: DoorFacts, from: number, until: number): DoorSpan[] {
  const plan: DoorFacts = { ...facts, word: 'Closed', hasFireAlarm: false }
  return doorSpans([{ at: from, facts: plan, isForced: false }], from, until).filter(({ state }) => state === 'HeldOpen')
}
