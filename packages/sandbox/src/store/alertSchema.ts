import type { AlertCause, AlertWay } from '@portal/domain'
import { flag, instant, integer, key, savedBy, table, text } from './tables.ts'

/** The kind of message about an alert: for the first time, again while it continues, or at its end. */
export type AlertMessageKind = 'begin' | 'again' | 'end'

/** The state of a message: `sent`, `waits` until the quiet hours end, or why it was not delivered. */
export type AlertMessageState = 'sent' | 'waits' | 'noEmail' | 'noPhone' | 'muted'

export const alertTables = {
  alert_settings: table({
    account_id: integer().key().references('accounts'),
    is_on: flag().recordedAs('allAlerts'),
    /** When the account's rules were last checked. */
    checked_at: instant(),
  }),
  alert_rules: table({
    id: key(),
    account_id: integer().references('accounts'),
    cause: text<AlertCause>().recordedAs('alertCause'),
    /** The ids of the rule's doors or controllers as JSON; null for any. */
    places: text().orNull().recordedAs('alertPlaces'),
    minutes: integer().recordedAs('minutes'),
    count: integer().recordedAs('count'),
    again: integer().orNull().recordedAs('again'),
    /** The ids of the recipients as JSON; null for all administrators. */
    recipients: text().orNull().recordedAs('alertRecipients'),
    /** The ways of sending as JSON. */
    ways: text().recordedAs('alertWays'),
    /** The start of the quiet hours, in minutes of the day; null without quiet hours. */
    quiet_start: integer().orNull().recordedAs('quietStart'),
    quiet_end: integer().orNull().recordedAs('quietEnd'),
    is_on: flag().recordedAs('isActive'),
    /** The time since which the rule is on or off. */
    since: instant(),
    version: integer().default(1),
    updated_by: savedBy(),
  }),
  // The table has no foreign keys, because an alert outlives its rule, its door and its recipients.
  /** Sent alerts, one for each rule, subject and start. */
  alerts: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    rule_id: integer(),
    cause: text<AlertCause>(),
    minutes: integer(),
    count: integer(),
    subject: text(),
    /** The id of the alert's door; null for any other subject. */
    port_id: text().orNull(),
    name: text(),
    since: instant(),
    told_at: instant(),
    /** When the alert's last message was sent. */
    last_at: instant(),
    /** When the alert ended; null while it continues. */
    over_at: instant().orNull(),
  }, 'unique (rule_id, subject, since)'),
  alert_messages: table({
    id: key(),
    alert_id: integer().partOf('alerts'),
    kind: text<AlertMessageKind>(),
    at: instant(),
    user_id: integer(),
    user_name: text(),
    way: text<AlertWay>(),
    state: text<AlertMessageState>(),
    /** When a waiting message will be sent; null for any other message. */
    due_at: instant().orNull(),
    /** When the user saw the notification in the portal; null for other messages. */
    seen_at: instant().orNull(),
  }),
  alert_mutes: table({ rule_id: integer().partOf('alert_rules'), user_id: integer(), until_at: instant() }, 'primary key (rule_id, user_id)'),
}

export const alertIndexes: readonly string[] = [
  `create index alert_settings_by_check on alert_settings (checked_at) where is_on = 1`,
  `create index alert_rules_of_account on alert_rules (account_id, id)`,
  `create index alerts_of_account on alerts (account_id, told_at, id)`,
  `create index alerts_by_port on alerts (port_id, told_at) where port_id is not null`,
  `create index alerts_by_rule on alerts (rule_id, told_at)`,
  `create index alerts_that_last on alerts (rule_id) where over_at is null`,
  `create index alert_messages_by_alert on alert_messages (alert_id)`,
  `create index alert_messages_that_wait on alert_messages (due_at) where state = 'waits'`,
  `create index alert_messages_unseen on alert_messages (user_id, id) where way = 'portal' and state = 'sent' and seen_at is null`,
]
