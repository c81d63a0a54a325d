import type { Right } from '../accounts/rights.ts'

/** The causes of alerts, in the order of the editor. */
export const alertCauses = [
  'leftOpen', 'heldOpen', 'forced', 'offline', 'denials', 'unknownCard', 'lockdown', 'methodEnds', 'inviteEnds', 'invoiceOverdue',
] as const
export type AlertCause = (typeof alertCauses)[number]

export const alertWays = ['email', 'text', 'portal'] as const
export type AlertWay = (typeof alertWays)[number]

export interface AlertTraits {
  /** Whether a rule can be limited to some doors or controllers; null: no. */
  at: 'doors' | 'controllers' | null
  /**
   * The meaning of the rule's minutes. `lasts`: how long the state must last before an alert. `window`: the time in which refusals are
   * counted, and in which a door causes no second alert. `ahead`: how long before an end the alert is sent. Null: the rule has no minutes.
   */
  minutes: 'lasts' | 'window' | 'ahead' | null
  /** Whether the cause is a state: an alert can be repeated while it lasts, and its end is reported. */
  lasts: boolean
  /** The right that an administrator needs to get such alerts. */
  right: Right
}

export const alertTraits: Readonly<Record<AlertCause, AlertTraits>> = {
  leftOpen: { at: 'doors', minutes: 'lasts', lasts: true, right: 'dashboard.view' },
  heldOpen: { at: 'doors', minutes: 'lasts', lasts: true, right: 'dashboard.view' },
  forced: { at: 'doors', minutes: null, lasts: true, right: 'dashboard.view' },
  offline: { at: 'controllers', minutes: 'lasts', lasts: true, right: 'devices.view' },
  denials: { at: 'doors', minutes: 'window', lasts: false, right: 'log.view' },
  unknownCard: { at: 'doors', minutes: 'window', lasts: false, right: 'log.view' },
  lockdown: { at: null, minutes: null, lasts: true, right: 'lockdown.view' },
  methodEnds: { at: null, minutes: 'ahead', lasts: false, right: 'codes.view' },
  inviteEnds: { at: null, minutes: 'ahead', lasts: false, right: 'invites.view' },
  invoiceOverdue: { at: null, minutes: null, lasts: false, right: 'billing.view' },
}

/** Minutes of the day at the property; an end before the start is on the next day, and equal ones mean that there are no hours. */
export interface QuietHours {
  start: number
  end: number
}

export interface AlertRule {
  cause: AlertCause
  /** Ids of doors or controllers; null: any. */
  at: readonly string[] | null
  /** Minutes with the meaning of `AlertTraits.minutes`; 0 if the rule has none. */
  minutes: number
  /** How many refusals within the minutes cause an alert; 1 for any other cause. */
  count: number
  /** Minutes between two messages while the cause lasts; null: only one message. */
  again: number | null
  /** Ids of users; null: all administrators. */
  to: readonly number[] | null
  ways: readonly AlertWay[]
  /** Hours in which text messages wait; null: none. */
  quiet: QuietHours | null
}

const rule = { at: null, minutes: 0, count: 1, again: null, to: null, ways: ['email'], quiet: null } as const satisfies Omit<AlertRule, 'cause'>

/** The rules of a new account. */
export const firstAlertRules: readonly AlertRule[] = [
  { ...rule, cause: 'leftOpen', minutes: 5 },
  { ...rule, cause: 'offline', minutes: 10 },
  { ...rule, cause: 'forced' },
  { ...rule, cause: 'lockdown' },
  { ...rule, cause: 'invoiceOverdue' },
]

/** A new rule of a cause. */
export function newAlertRule(cause: AlertCause): AlertRule {
  const minutes = { lasts: 5, window: 10, ahead: 1440 }
  const { minutes: kind } = alertTraits[cause]
  return { ...rule, cause, minutes: kind === null ? 0 : minutes[kind], count: cause === 'denials' ? 5 : 1 }
}

/** Removes from a rule the settings that its cause doesn't have. */
export function fitAlertRule(given: AlertRule): AlertRule {
  const { at, minutes, lasts } = alertTraits[given.cause]
  return {
    ...given, at: at === null ? null : given.at, minutes: minutes === null ? 0 : given.minutes, count: given.cause === 'denials' ? given.count : 1,
    again: lasts ? given.again : null, quiet: given.ways.includes('text') && given.quiet?.start !== given.quiet?.end ? given.quiet : null,
  }
}
