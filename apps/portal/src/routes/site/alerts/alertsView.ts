import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { AlertRule } from '@portal/domain'

export type AlertRulesAnswer = ResponseOf<typeof endpoints.getAlertRules>
export type AlertRuleRecord = AlertRulesAnswer['Rules'][number]
export type SentAlertsAnswer = ResponseOf<typeof endpoints.getAlerts>
export type SentAlert = SentAlertsAnswer['Alerts'][number]

export function toRule({ Cause, At, Minutes, Count, Again, To, Ways, Quiet }: AlertRuleRecord): AlertRule {
  return { cause: Cause, at: At, minutes: Minutes, count: Count, again: Again, to: To, ways: Ways, quiet: Quiet && { start: Quiet.Start, end: Quiet.End } }
}

/** The fields of a rule as the service takes them. */
export function fromRule({ cause, at, minutes, count, again, to, ways, quiet }: AlertRule) {
  return { Cause: cause, At: at && [...at], Minutes: minutes, Count: count, Again: again, To: to && [...to], Ways: [...ways], Quiet: quiet && { Start: quiet.start, End: quiet.end } }
}

/** What happened to an alert's messages; the first kind that applies. */
export type Delivery = { kind: 'waits'; until: string } | { kind: 'failed'; state: 'noEmail' | 'noPhone'; who: string | null } | { kind: 'muted' | 'sent' | 'none' }

export function deliveryOf({ Messages }: Pick<SentAlert, 'Messages'>): Delivery {
  const waiting = Messages.find(({ State }) => State === 'waits')
  if (waiting?.DueAt) return { kind: 'waits', until: waiting.DueAt }
  for (const { State, Who } of Messages) if (State === 'noEmail' || State === 'noPhone') return { kind: 'failed', state: State, who: Who }
  if (Messages.length === 0) return { kind: 'none' }
  return { kind: Messages.every(({ State }) => State === 'muted') ? 'muted' : 'sent' }
}

/** The names of the recipients, each once; null at the end if a name is hidden. */
export function toldOf({ Messages }: Pick<SentAlert, 'Messages'>): (string | null)[] {
  const names = [...new Set(Messages.map(({ Who }) => Who))]
  return [...names.filter((name) => name !== null), ...names.filter((name) => name === null)]
}
