import { alertCauses, alertWays } from '@portal/domain'
import * as v from 'valibot'
import { done, newOrPresentId, paging, recordId, revision, savedRecord, version } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { answered, entered, type FieldShapes } from '../fieldShapes.ts'
import { count, flag, noPayload, wholeNumber } from '../shapes.ts'

const call = { area: 'alerts', service: 'log', auth: 'session', assumed: true } as const

const minuteOfDay = wholeNumber(0, 1439)
const cause = v.picklist(alertCauses)

const ruleFieldsOf = ({ givenName }: FieldShapes) => ({
  Cause: cause,
  /** The ids of the doors, or of controllers for `offline`; null for any. */
  At: v.nullable(v.pipe(v.array(givenName), v.maxLength(500))),
  /**
   * Minutes that the cause must last before an alert. For denials it is the period in which they are counted; for ends, how long before the
   * end the alert is sent.
   */
  Minutes: wholeNumber(0, 43_200),
  /** The number of denials that causes an alert. */
  Count: wholeNumber(1, 100),
  /** Minutes until the message is repeated while the cause lasts; null for a single message. */
  Again: v.nullable(wholeNumber(1, 10_080)),
  /** The ids of the users who get the alerts; null for all administrators. */
  To: v.nullable(v.pipe(v.array(recordId), v.maxLength(50))),
  Ways: v.pipe(v.array(v.picklist(alertWays)), v.maxLength(3)),
  /** The quiet hours in which text messages wait, in minutes of the property's day; an end before the start is on the next day. Null without quiet hours. */
  Quiet: v.nullable(v.object({ Start: minuteOfDay, End: minuteOfDay })),
})

const ruleRecord = v.looseObject({
  ID: recordId,
  ...ruleFieldsOf(answered),
  IsOn: flag,
  /** The ISO instant since which the rule is on or off. */
  Since: v.string(),
  /** The names of the doors or controllers in `At`. */
  Places: v.array(v.string()),
  /** The users in `To`. A name is null if the signed-in user may not see it. */
  People: v.array(v.looseObject({ ID: recordId, Name: v.nullable(v.string()) })),
  /** Whether the signed-in user is a recipient. */
  TellsMe: flag,
  /** The number of alerts that the rule sent in the last seven days. The next field is when it sent the last one; null if never. */
  SentThisWeek: count,
  LastSentAt: v.nullable(v.string()),
  /** The ISO instant until which the signed-in user gets no alerts of this rule; null if it isn't muted. */
  MutedUntil: v.nullable(v.string()),
  ...revision,
})

/** The account's alert rules. Refusals: 403. */
export const getAlertRules = defineEndpoint({
  ...call,
  as: 'listRules',
  method: 'GET',
  path: '/Alert/GetAlertRules',
  summary: 'The alert rules, with how many alerts each has sent.',
  request: noPayload,
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    TimeZone: v.string(),
    PropertyName: v.string(),
    PropertyAddress: v.string(),
    /** Whether the account's alerts are on at all. */
    IsOn: flag,
    Rules: v.array(ruleRecord),
    Doors: v.array(v.looseObject({ ID: v.string(), Name: v.string() })),
    Controllers: v.array(v.looseObject({ ID: v.string(), Name: v.string() })),
  }),
})

/** Saves an alert rule. Refusals: 400 `VALIDATION`, 404 for a door, controller or user of another account, 409 `CONFLICT` with `current`. */
export const saveAlertRule = defineEndpoint({
  ...call,
  as: 'saveRule',
  method: 'POST',
  path: '/Alert/SaveAlertRule',
  idempotent: true,
  summary: 'Creates or changes a rule; a rule that is turned off sends no more messages.',
  request: v.object({ ID: newOrPresentId, ...ruleFieldsOf(entered), IsOn: flag, Version: version }),
  response: savedRecord,
})

export const deleteAlertRule = defineEndpoint({
  ...call,
  as: 'deleteRule',
  method: 'POST',
  path: '/Alert/DeleteAlertRule',
  idempotent: true,
  summary: 'Deletes a rule. Its sent alerts are kept.',
  request: v.object({ ID: recordId }),
  response: done,
})

export const setAlerts = defineEndpoint({
  ...call,
  as: 'set',
  method: 'POST',
  path: '/Alert/SetAlerts',
  idempotent: true,
  summary: 'Turns all alerts of the account on or off.',
  request: v.object({ IsOn: flag }),
  response: done,
})

export const sendTestAlert = defineEndpoint({
  ...call,
  as: 'test',
  method: 'POST',
  path: '/Alert/SendTestAlert',
  idempotent: true,
  summary: 'Sends a rule’s message to the signed-in user as a test.',
  request: v.object(ruleFieldsOf(entered)),
  response: done,
})

/** Has the same refusals as `saveAlertRule`. */
export const countAlerts = defineEndpoint({
  ...call,
  as: 'count',
  method: 'POST',
  path: '/Alert/CountAlerts',
  readOnly: true,
  summary: 'How many alerts a rule would have sent in the last 30 days.',
  request: v.object(ruleFieldsOf(entered)),
  /** Null for causes that leave no records: ends of entry methods and invites, and overdue invoices. */
  response: v.looseObject({ Days: count, Count: v.nullable(count) }),
})

/** The rules that are on and send alerts to the signed-in user. */
export const getOwnAlerts = defineEndpoint({
  ...call,
  as: 'listOwn',
  method: 'GET',
  path: '/Alert/GetOwnAlerts',
  summary: 'The alert rules that send to the signed-in user, and until when they are muted.',
  request: noPayload,
  response: v.looseObject({
    Rules: v.array(v.looseObject({
      ID: ruleRecord.entries.ID, Cause: cause, At: ruleRecord.entries.At, Minutes: ruleRecord.entries.Minutes, Count: ruleRecord.entries.Count, Ways: ruleRecord.entries.Ways,
      Places: ruleRecord.entries.Places, MutedUntil: ruleRecord.entries.MutedUntil,
    })),
  }),
})

/** Refusals: 404 for a rule that does not send alerts to the signed-in user. */
export const muteAlertRule = defineEndpoint({
  ...call,
  as: 'mute',
  method: 'POST',
  path: '/Alert/MuteAlertRule',
  idempotent: true,
  summary: 'Mutes a rule for the signed-in user until tomorrow, or unmutes it.',
  request: v.object({ ID: recordId, IsMuted: flag }),
  response: done,
})

const alert = v.looseObject({
  ID: recordId,
  RuleID: recordId,
  Cause: cause,
  /** The minutes that the alert's rule had when it was sent; the next field is its count. */
  Minutes: count,
  Count: count,
  /** The name of the alert's door, controller, user, invite or invoice, or the reason of a lockdown. */
  Name: v.string(),
  PortID: v.nullable(v.string()),
  /** The ISO instant at which the cause began or ends. The next fields are when the alert was sent, and when the cause was over; null while it lasts. */
  Since: v.string(),
  ToldAt: v.string(),
  OverAt: v.nullable(v.string()),
})

/** Sent alerts, newest first. Refusals: 403. */
export const getAlerts = defineEndpoint({
  ...call,
  as: 'list',
  method: 'GET',
  path: '/Alert/GetAlerts',
  summary: 'Sent alerts, their recipients, and whether they arrived.',
  request: v.object({
    RuleID: v.optional(recordId),
    PortID: v.optional(entered.givenName),
    /** The number of past days from which alerts are listed. */
    Days: v.optional(wholeNumber(1, 366)),
    ...paging,
  }),
  response: v.looseObject({
    Now: v.string(),
    TimeZone: v.string(),
    Total: count,
    Alerts: v.array(v.looseObject({
      ...alert.entries,
      Messages: v.array(v.looseObject({
        Kind: v.picklist(['begin', 'again', 'end']),
        /** The name of the recipient; null if the signed-in user may not see it. */
        Who: v.nullable(v.string()),
        Way: v.picklist(alertWays),
        State: v.picklist(['sent', 'waits', 'noEmail', 'noPhone', 'muted']),
        /** The ISO instant at which a waiting message will be sent. */
        DueAt: v.nullable(v.string()),
      })),
    })),
  }),
})

/** The notifications that the signed-in user has not seen, newest first; at most 20. */
export const getAlertNotices = defineEndpoint({
  ...call,
  as: 'listNotices',
  method: 'GET',
  path: '/Alert/GetAlertNotices',
  summary: 'Alerts that the portal has not yet shown to the signed-in user.',
  request: noPayload,
  response: v.looseObject({
    TimeZone: v.string(),
    /** The number of open alerts of the account; 0 for a user who may not see alerts. */
    Open: v.optional(count, 0),
    Notices: v.array(v.looseObject({ ...alert.entries, NoticeID: recordId, IsEnd: flag })),
  }),
})

export const seeAlertNotices = defineEndpoint({
  ...call,
  as: 'seeNotices',
  method: 'POST',
  path: '/Alert/SeeAlertNotices',
  idempotent: true,
  summary: 'Marks the signed-in user’s notifications up to this one as seen.',
  request: v.object({ NoticeID: recordId }),
  response: done,
})
