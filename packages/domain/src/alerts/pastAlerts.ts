import { type DoorSpan, doorSpans, type KeptDoorFacts } from '../access/door/doorSpans.ts'
import { type AlertCause, type AlertRule, alertTraits } from './alertRule.ts'

const minute = 60_000

/** The causes whose past is recorded. Dates of access and invoices can have changed since. */
export const countedCauses = ['leftOpen', 'heldOpen', 'forced', 'offline', 'denials', 'unknownCard', 'lockdown'] as const satisfies readonly AlertCause[]
export type CountedCause = (typeof countedCauses)[number]

export const isCounted = (cause: AlertCause): cause is CountedCause => countedCauses.some((counted) => counted === cause)

/** A time in which a fact held, in epoch milliseconds. */
export interface PastFact {
  /** The start of the fact, from which a rule counts its minutes. Before `from` if the fact was recorded only later. */
  since: number
  from: number
  until: number
}

/** How many of these facts last as long as the rule says, and would have sent their first message from `from` to `until`. */
export function countPastAlerts({ cause, minutes }: Pick<AlertRule, 'cause' | 'minutes'>, facts: readonly PastFact[], from: number, until: number): number {
  const wait = alertTraits[cause].minutes === 'lasts' ? minutes * minute : 0
  const told = facts.map((fact) => ({ ...fact, at: Math.max(fact.from, fact.since + wait) })).filter((fact) => fact.at < fact.until && fact.at > from && fact.at <= until)
  return new Set(told.map(({ since }) => since)).size
}

type DoorCause = Extract<CountedCause, 'leftOpen' | 'heldOpen' | 'forced'>

const isOf: Record<DoorCause, (span: DoorSpan) => boolean> = {
  leftOpen: ({ state }) => state === 'LeftOpen' || state === 'Forced',
  heldOpen: ({ state, because }) => state === 'HeldOpen' && (because === 'person' || because === 'code'),
  forced: ({ state }) => state === 'Forced',
}

/** When a door was left open, held open by a user or a code, or forced, from its recorded facts, earliest first. */
export function pastDoorFacts(cause: DoorCause, history: readonly KeptDoorFacts[], from: number, until: number): PastFact[] {
  return history.flatMap((kept, index) => {
    const [start, end] = [Math.max(from, kept.at), Math.min(until, history[index + 1]?.at ?? until)]
    const spans = start < end ? doorSpans([kept], start, end).filter(isOf[cause]) : []
    return spans.map((span) => ({ since: beganAt(history, index, span), from: span.from, until: span.until }))
  })
}

/** When the door opened, or a user held it open. The time stays the same if a schedule ends or the controller goes offline meanwhile. */
function beganAt(history: readonly KeptDoorFacts[], index: number, { from, because }: DoorSpan): number {
  const now = history[index]
  if (!now) return from
  const isSame = ({ facts: { word, override }, isForced }: KeptDoorFacts, position: number) =>
    because === 'person' ? override?.kind === 'hold' && (override.until ?? Infinity) > (history[position + 1]?.at ?? 0) : (word === now.facts.word && isForced === now.isForced) || word === 'Offline' || word === 'Locked'
  const before = history.slice(0, index).findLastIndex((kept, position) => !isSame(kept, position))
  return history.slice(before + 1, index + 1).find(({ facts: { word } }) => because === 'person' || word === now.facts.word)?.at ?? now.at
}
