import type { Right } from '../accounts/rights.ts'

/** The kinds of records that changes are about. A user's codes, contacts and hours belong to the user's history. */
export const changeSubjects = [
  'person', 'group', 'contact', 'code', 'template', 'schedule', 'holiday', 'invite', 'callGroup', 'billing', 'account', 'property',
  'lockdown', 'export', 'import', 'migration', 'brand', 'alert', 'unit',
] as const
export type ChangeSubject = (typeof changeSubjects)[number]

/** The kinds of changes to a record. A lockdown is first `released`, and `ended` when its last door has answered. */
export const changeActions = ['created', 'changed', 'removed', 'restored', 'started', 'released', 'ended'] as const
export type ChangeAction = (typeof changeActions)[number]

/**
 * Every field that a change can name, with the kind of its values. `secret`: a code, a password or the like, whose values a change never
 * contains. `picture`: a change says only whether there is one.
 */
export const changeFields = {
  name: 'text', firstName: 'text', lastName: 'text', email: 'text', username: 'text', password: 'secret', phone: 'text', unit: 'text',
  phoneVerified: 'text', signInEnded: 'instant', signInEnding: 'signInEnding',
  notes: 'text', timeZone: 'text', directoryPin: 'text', group: 'group', property: 'property', callGroup: 'callGroup', role: 'role',
  userType: 'userType', isUserAdmin: 'flag', isKitsAdmin: 'flag', isBillingAdmin: 'flag', webAccess: 'flag', webAccessUntil: 'instant',
  validFrom: 'instant', validUntil: 'instant', doorOutput: 'outputMode', mobileOnly: 'flag', allowsNotifications: 'flag',
  quietHours: 'windows', watchmanPhone: 'text', removed: 'instant', ownsHouse: 'flag', seesReleases: 'flag', seesGroupVideo: 'flag',
  description: 'text', level: 'number', isVisible: 'flag', groupCode: 'text', isNoAccess: 'flag', keepsAccess: 'flag', person: 'person',
  relation: 'text', code: 'secret', phoneCode: 'secret', codeType: 'codeType', wiegandFormat: 'text', facilityCodeMode: 'number',
  facilityCode: 'number', cardNumber: 'number', cardFrom: 'number', cardTo: 'number', isActive: 'flag', rule: 'restriction',
  template: 'template', location: 'location', controller: 'module', door: 'port', doors: 'ports', everywhere: 'flag',
  locations: 'locations', controllers: 'modules', weekWindows: 'windows', exceptions: 'exceptions', pausesOnHolidays: 'flag',
  firstDay: 'day', lastDay: 'day', inviteType: 'text', kind: 'text', sentBy: 'text', start: 'instant', end: 'instant', usesAllowed: 'number',
  revoked: 'instant', lost: 'instant', recipient: 'text', weekday: 'weekday', startMinute: 'minute', endMinute: 'minute', isVideo: 'flag', tier: 'number',
  place: 'number', label: 'text', companyName: 'text', contactName: 'text', address: 'text', city: 'text', state: 'text', zip: 'text',
  plan: 'text', monthlyPrice: 'cents', cardBrand: 'text', cardEnds: 'text', cardExpiryMonth: 'number', cardExpiryYear: 'number',
  bankName: 'text', bankHolder: 'text', bankEnds: 'text', bankVerified: 'instant', bankLocked: 'instant', attemptsLeft: 'number',
  invoice: 'number', amount: 'cents', paidWith: 'text', problem: 'text', credit: 'cents', automaticPayments: 'flag', signInReason: 'text', reason: 'text', isDrill: 'flag', released: 'instant', over: 'instant', format: 'text', withCodes: 'flag',
  fileName: 'text', taskState: 'taskState', cutOver: 'instant', rolledBack: 'instant', color: 'text', logo: 'picture', sitePlan: 'picture', doorOnPlan: 'port', letsUnrestrictedIn: 'flag',
  alertCause: 'alertCause', alertPlaces: 'ports', minutes: 'number', count: 'number', again: 'number', alertRecipients: 'person', alertWays: 'alertWays', quietStart: 'minute', quietEnd: 'minute', allAlerts: 'flag', building: 'text', furtherUnit: 'unit', movesOut: 'instant',
  twoStep: 'instant', recoveryCodes: 'instant', passkey: 'text', requiresTwoStep: 'flag', guestsOn: 'flag', guestsAtOnce: 'number', guestHours: 'number', guestDoors: 'ports',
} as const satisfies Record<string, string>

export type ChangeField = keyof typeof changeFields
/** The kinds of values of fields. */
export type ChangeValueKind = (typeof changeFields)[ChangeField]

/** The right that a user needs to see changes of a subject. */
export const rightOfSubject: Readonly<Record<ChangeSubject, Right>> = {
  person: 'users.view', group: 'groups.view', contact: 'users.view', code: 'codes.view', template: 'restrictions.view', schedule: 'schedules.view',
  holiday: 'schedules.view', invite: 'invites.view', callGroup: 'callGroups.view', billing: 'billing.view', account: 'users.view', property: 'users.view',
  lockdown: 'lockdown.view', export: 'export.run', import: 'import.run', migration: 'import.run', brand: 'brand.edit', alert: 'alerts.manage', unit: 'users.view',
}

/** The three kinds of events. */
export const logKinds = ['event', 'call', 'change'] as const
export type LogKind = (typeof logKinds)[number]

/** Days relative to today: today, last night, yesterday, the last seven and the last thirty days. */
export const logSpans = ['today', 'night', 'yesterday', 'week', 'month'] as const
export type LogSpan = (typeof logSpans)[number]

/**
 * How a session as another user ended: the user returned to their own, signed out, reached the time limit, or was ended by someone else.
 */
export const signInAsEndings = ['wayBack', 'signOut', 'time', 'taken'] as const
export type SignInAsEnding = (typeof signInAsEndings)[number]

/** How an event or a visitor call ended. */
export const logOutcomes = ['opened', 'denied', 'answered', 'unanswered'] as const
export type LogOutcome = (typeof logOutcomes)[number]

export const kindOfOutcome: Readonly<Record<LogOutcome, LogKind>> = { opened: 'event', denied: 'event', answered: 'call', unanswered: 'call' }
