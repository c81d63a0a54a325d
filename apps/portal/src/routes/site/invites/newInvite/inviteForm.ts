import { endInstant, localMomentAt, plainParts, isEmptyPeriod, recipientWay, startInstant, toDayNumber, toIsoDate, unrestricted, weekdayOf, type InviteTimes, type LocalMoment, type Restriction } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import { type endpoints, type ResponseOf, toWindowRecords } from '@portal/api-client/contract'
import type { RecordKind, SavedRecord } from '#portal/forms/recordKind.ts'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { portsOfAll, type Location } from '#portal/access/places.ts'
import type { Invitation } from '#portal/invites/inviteFacts.ts'
import type { RecentGuest } from './WhoFields.tsx'

export const inviteKinds = ['Temporary', 'Recurring', 'PIN'] as const
export type InviteKind = (typeof inviteKinds)[number]

/** The end of an invite, as one of four choices. */
export const untilChoices = ['today', 'weekend', 'weekly', 'custom'] as const
export type UntilChoice = (typeof untilChoices)[number]

/** The choices for the end of an invite that lasts some hours at most; without a limit, all choices. */
export function untilChoicesWithin(hours: number | undefined): readonly UntilChoice[] {
  return hours === undefined ? untilChoices : untilChoices.filter((choice) => choice !== 'weekly' && (choice !== 'weekend' || hours >= 48))
}

/** The values of the form, as typed. */
export interface InviteForm {
  kind: InviteKind
  name: string
  /** The guest's email address or phone number. */
  recipient: string
  description: string
  /** The ids of doors of one property. */
  ports: string[]
  until: UntilChoice
  /** The invite's hours, dates and uses. Invites have no exceptions and no daily limits. */
  restriction: Restriction
  /** The digits of a PIN invite; empty if the service chooses a free PIN. */
  pin: string
  /** The language of the invite's messages; that of the sender's screen if omitted. */
  language?: 'en' | 'es'
}

/** Saturday and Sunday of the week of an ISO date, which ends on Sunday; on a Sunday, only that day. */
export function weekendOf(today: string): { from: string; until: string } {
  const day = toDayNumber(today) ?? 0
  const weekday = weekdayOf(day)
  return { from: toIsoDate(weekday === 7 ? day : day + 6 - weekday), until: toIsoDate(day + 7 - weekday) }
}

const wholeDays = (from: string, until: string | null): Pick<Restriction, 'validFrom' | 'validUntil'> => ({
  validFrom: { date: from, minute: 0 },
  validUntil: until === null ? null : { date: until, minute: 1440 },
})

/** The form with another choice of its end. A key for every week has a new code after each use, unless it is a PIN. */
export function withUntil(form: InviteForm, until: UntilChoice, today: string): InviteForm {
  const weekend = weekendOf(today)
  const times = {
    today: { windows: null, ...wholeDays(today, today) },
    weekend: { windows: null, ...wholeDays(weekend.from, weekend.until) },
    weekly: { windows: [{ days: [], start: 540, end: 1020 }], ...wholeDays(today, null) },
    custom: form.until === 'weekly' ? { windows: null } : {},
  }[until]
  const kind = form.kind === 'PIN' ? 'PIN' : until === 'weekly' ? 'Recurring' : form.until === 'weekly' ? 'Temporary' : form.kind
  return { ...form, kind, until, restriction: { ...form.restriction, ...times } }
}

export type InviteField = 'name' | 'recipient' | 'ports' | 'restriction' | 'pin'
export type InviteProblem = 'nameMissing' | 'recipientInvalid' | 'portsMissing' | 'noWindow' | 'endsBeforeStart' | 'endsInPast' | 'tooLong' | 'usesSpent' | 'pinInvalid'

/** An empty form, valid all day `today` at the property, with the recipient from the address if there is one. */
export function emptyInvite(ports: string[], today: string, { name = '', to = '' }: { name?: string; to?: string } = {}): InviteForm {
  return {
    kind: 'Temporary', name: name.slice(0, 80), recipient: to.slice(0, 254), description: '', ports, until: 'today', restriction: { ...unrestricted, ...wholeDays(today, today) }, pin: '',
  }
}

/** The form with an earlier end today, if the whole day is too long. */
export function withinHours(form: InviteForm, { timeZone, now, hours }: AboutNewInvite): InviteForm {
  const { validUntil } = form.restriction
  if (!validUntil || !isTooLong(form.restriction, { timeZone, now, hours })) return form
  return { ...form, restriction: { ...form.restriction, validUntil: localMomentAt(timeZone, now + (hours ?? 0) * 3_600_000) } }
}

/** Whether an invite lasts longer than a resident's may, or has no end. */
function isTooLong(restriction: Restriction, { timeZone, now, hours }: AboutNewInvite): boolean {
  const { startAt, endAt } = inviteTimes(restriction, timeZone)
  return hours !== undefined && (endAt === null || endAt - Math.max(startAt ?? now, now) > hours * 3_600_000)
}

/** The problems that prevent sending, by field. `now` is in the property's time. */
export function inviteProblems(form: Omit<InviteForm, 'until'>, now: LocalMoment): Partial<Record<InviteField, InviteProblem>> {
  const { windows, validFrom, validUntil } = form.restriction
  const problems: Partial<Record<InviteField, InviteProblem>> = {}
  if (form.name.trim() === '') problems.name = 'nameMissing'
  if (form.recipient.trim() !== '' && recipientWay(form.recipient) === null) problems.recipient = 'recipientInvalid'
  if (form.ports.length === 0) problems.ports = 'portsMissing'
  if (windows?.every(({ days }) => days.length === 0)) problems.restriction = 'noWindow'
  if (validUntil && isEmptyPeriod(now, validUntil)) problems.restriction = 'endsInPast'
  if (validFrom && validUntil && isEmptyPeriod(validFrom, validUntil)) problems.restriction = 'endsBeforeStart'
  if (form.kind === 'PIN' && !/^(\d{4,6})?$/.test(form.pin)) problems.pin = 'pinInvalid'
  return problems
}

/** When the invite would open doors, for its sentence. */
export function inviteTimes({ windows, validFrom, validUntil, usesAllowed }: Restriction, timeZone: string): InviteTimes {
  return { windows, startAt: validFrom && startInstant(timeZone, validFrom), endAt: validUntil && endInstant(timeZone, validUntil), usesAllowed }
}

export type NewInviteRequest =
  | { kind: 'QR'; payload: PayloadOf<typeof endpoints.createQRInvite> }
  | { kind: 'PIN'; payload: PayloadOf<typeof endpoints.createPinInvite> }

/** The request that creates the invite. Only for a form without problems. */
export function toInviteRequest(form: InviteForm, timeZone: string): NewInviteRequest {
  const { windows, startAt, endAt, usesAllowed } = inviteTimes(form.restriction, timeZone)
  const fields = {
    InviteName: form.name.trim(),
    Description: form.description.trim(),
    Ports: form.ports,
    StartDate: startAt === null ? null : new Date(startAt).toISOString(),
    EndDate: endAt === null ? null : new Date(endAt).toISOString(),
    Windows: windows && toWindowRecords([...windows]),
    AccessCount: usesAllowed,
    Recipient: form.recipient.trim(),
    ...(form.language && { Language: form.language }),
  }
  if (form.kind !== 'PIN') return { kind: 'QR', payload: { InviteType: form.kind, ...fields } }
  return { kind: 'PIN', payload: { InviteType: 'Temporary', ...fields, ...(form.pin && { Pin: form.pin }) } }
}

type Part = keyof InviteForm
type Problems = Partial<Record<InviteField, InviteProblem>>
export type CreatedInvite = ResponseOf<typeof endpoints.createQRInvite>
export type NewInviteEditing = RecordEditing<InviteForm, Part, Problems, CreatedInvite>

const fields: readonly Part[] = ['kind', 'name', 'recipient', 'description', 'ports', 'until', 'restriction', 'pin', 'language']

/** Further data for creating an invite. */
export interface AboutNewInvite {
  /** The IANA zone of the invite's doors. */
  timeZone: string
  /** The current time in milliseconds on the server's clock. */
  now: number
  /** The largest number of hours that the invite may last; undefined without a limit. */
  hours?: number | undefined
}

/** The kind of record for the form of a new invite. */
export function newInviteKind(aboutOf: (form: InviteForm) => AboutNewInvite) {
  return {
    name: 'invite:new',
    parts: plainParts<InviteForm, Part>(fields),
    valuesOf: ({ form }) => form,
    check: (form) => {
      const about = aboutOf(form)
      const problems = inviteProblems(form, localMomentAt(about.timeZone, about.now))
      return problems.restriction === undefined && isTooLong(form.restriction, about) ? { ...problems, restriction: 'tooLong' } : problems
    },
    toPayload: ({ values }) => toInviteRequest(values, aboutOf(values).timeZone),
  } satisfies RecordKind<SavedRecord & { form: InviteForm }, InviteForm, Part, Problems, NewInviteRequest>
}

/** The guests of invites, newest first, each once, with those of the invite's doors that still exist. */
export function recentGuests(invites: readonly Pick<Invitation, 'InviteName' | 'Recipient' | 'Ports'>[], places: readonly Location[]): RecentGuest[] {
  const known = new Set(portsOfAll(places).map(({ PortID }) => PortID))
  const guests = new Map<string, RecentGuest>()
  for (const { InviteName, Recipient, Ports } of invites) {
    const key = `${InviteName}\n${Recipient}`
    if (!guests.has(key)) guests.set(key, { name: InviteName, recipient: Recipient, ports: Ports.flatMap(({ PortID }) => (known.has(PortID) ? [PortID] : [])) })
  }
  return [...guests.values()]
}
