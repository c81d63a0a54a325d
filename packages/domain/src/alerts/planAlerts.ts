import { type AlertRule, alertTraits } from './alertRule.ts'

const minute = 60_000

/** A fact that can cause an alert, such as a door that is left open. */
export interface AlertFact {
  /** The door, controller or record. */
  subject: string
  /** Epoch milliseconds at which the fact began, or at which something ends. */
  since: number
}

/** A sent alert. Subject and start identify it. */
export interface ToldAlert extends AlertFact {
  /** When the alert's last message was sent, in epoch milliseconds. */
  toldAt: number
  isOver: boolean
}

export interface AlertPlan<Fact extends AlertFact, Told extends ToldAlert> {
  /** New facts: their first message is due. */
  begin: Fact[]
  /** Alerts that last: their message is due again. */
  again: Told[]
  /** Alerts that ended: a message says so. */
  end: Told[]
  /** Alerts that the rule no longer covers: closed without a message. */
  close: Told[]
}

export interface AlertView<Fact extends AlertFact, Told extends ToldAlert> {
  facts: readonly Fact[]
  /** The rule's sent alerts: those about these facts, and all that haven't ended. */
  told: readonly Told[]
  /** Doors and other subjects whose state is unknown now, such as the door of an offline controller. */
  unknown?: ReadonlySet<string>
}

/**
 * Decides which messages a rule sends now. A fact causes one alert even if it is checked often, because `told` has the alerts already sent.
 * If the clock goes back, nothing is sent twice; if it jumps ahead, the alert of a lasting fact is repeated once.
 */
export function planAlerts<Fact extends AlertFact, Told extends ToldAlert>(rule: AlertRule, { facts, told, unknown }: AlertView<Fact, Told>, now: number): AlertPlan<Fact, Told> {
  const { minutes, lasts } = alertTraits[rule.cause]
  const wait = minutes === 'lasts' ? rule.minutes * minute : 0
  const isOfRule = ({ subject }: AlertFact) => rule.at === null || rule.at.includes(subject)
  const due = facts.filter((fact) => isOfRule(fact) && (!lasts || fact.since + wait <= now))
  const known = new Set(told.map(nameOf))
  const present = new Set(facts.map(nameOf))
  const open = told.filter((alert) => !alert.isOver && !unknown?.has(alert.subject))
  const { again } = rule
  return {
    begin: due.filter((fact, index) => !known.has(nameOf(fact)) && due.findIndex((other) => nameOf(other) === nameOf(fact)) === index),
    again: again === null ? [] : open.filter((alert) => isOfRule(alert) && present.has(nameOf(alert)) && now - alert.toldAt >= again * minute),
    end: open.filter((alert) => isOfRule(alert) && !present.has(nameOf(alert))),
    close: told.filter((alert) => !alert.isOver && !isOfRule(alert)),
  }
}

const nameOf = ({ subject, since }: AlertFact) => `${since} ${subject}`

/**
 * Finds the refusals at a door that reach `count` within the given minutes. After each, the door causes no alert for as many minutes; then
 * counting starts again.
 */
export function findBursts(times: readonly number[], { count, minutes }: Pick<AlertRule, 'count' | 'minutes'>, lastTold: number | null): number[] {
  const found: number[] = []
  const window = minutes * minute
  let from = lastTold === null ? -Infinity : lastTold + window
  let counted: number[] = []
  for (const at of times.toSorted((one, other) => one - other)) {
    if (at < from) continue
    counted = [...counted.filter((earlier) => at - earlier < window), at]
    if (counted.length < count) continue
    found.push(at)
    from = at + window
    counted = []
  }
  return found
}
