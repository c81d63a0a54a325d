import { endInstant, isEmailAddress, isEmptyPeriod, startInstant, unrestricted, type LocalMoment, type Restriction } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import { type endpoints, toWindowRecords } from '@portal/api-client/contract'

export const inviteKinds = ['Temporary', 'Recurring', 'PIN'] as const
export type InviteKind = (typeof inviteKinds)[number]

/** What stands in the form. Texts as typed. */
export interface InviteForm {
  kind: InviteKind
  name: string
  recipient: string
  description: string
  /** Ids of doors of one property. */
  ports: string[]
  /** Its week, validity and uses; exceptions and daily limits do not belong to invites. */
  restriction: Restriction
  /** Digits of a PIN invite; empty: the service finds a free one. */
  pin: string
  /** The language of its mails; that of the sender's screen if omitted. */
  language?: 'en' | 'es'
}

/** Another kind of key. A recurring one that would end today, as a temporary one does, gets no end: it is meant to last. */
export function withKind(form: InviteForm, kind: InviteKind): InviteForm {
  const { validFrom, validUntil } = form.restriction
  const isOneDay = validFrom?.date === validUntil?.date && validUntil?.minute === 1440
  return kind === 'Recurring' && isOneDay ? { ...form, kind, restriction: { ...form.restriction, validUntil: null } } : { ...form, kind }
}

export type InviteField = 'name' | 'recipient' | 'ports' | 'restriction' | 'pin'
export type InviteProblem = 'nameMissing' | 'recipientInvalid' | 'portsMissing' | 'noWindow' | 'endsBeforeStart' | 'endsInPast' | 'usesSpent' | 'pinInvalid'

/** An empty form, valid all day `today` at the property; for someone where the address names them. */
export function emptyInvite(ports: string[], today: string, { name = '', to = '' }: { name?: string; to?: string } = {}): InviteForm {
  const restriction = { ...unrestricted, validFrom: { date: today, minute: 0 }, validUntil: { date: today, minute: 1440 } }
  return { kind: 'Temporary', name: name.slice(0, 80), recipient: to.slice(0, 254), description: '', ports, restriction, pin: '' }
}

/** What cannot be sent as it stands, by field. `now` is on the property's clocks. */
export function inviteProblems(form: InviteForm, now: LocalMoment): Partial<Record<InviteField, InviteProblem>> {
  const { windows, validFrom, validUntil } = form.restriction
  const problems: Partial<Record<InviteField, InviteProblem>> = {}
  if (form.name.trim() === '') problems.name = 'nameMissing'
  if (form.recipient.trim() !== '' && !isEmailAddress(form.recipient.trim())) problems.recipient = 'recipientInvalid'
  if (form.ports.length === 0) problems.ports = 'portsMissing'
  if (windows?.length === 0) problems.restriction = 'noWindow'
  if (validUntil && isEmptyPeriod(now, validUntil)) problems.restriction = 'endsInPast'
  if (validFrom && validUntil && isEmptyPeriod(validFrom, validUntil)) problems.restriction = 'endsBeforeStart'
  if (form.kind === 'PIN' && !/^(\d{4,6})?$/.test(form.pin)) problems.pin = 'pinInvalid'
  return problems
}

export type NewInviteRequest =
  | { kind: 'QR'; payload: PayloadOf<typeof endpoints.createQRInvite> }
  | { kind: 'PIN'; payload: PayloadOf<typeof endpoints.createPinInvite> }

/** The call that makes the invite. Only for a form without problems. */
export function toInviteRequest(form: InviteForm, timeZone: string): NewInviteRequest {
  const { windows, validFrom, validUntil, usesAllowed } = form.restriction
  const fields = {
    InviteName: form.name.trim(),
    Description: form.description.trim(),
    Ports: form.ports,
    StartDate: validFrom && new Date(startInstant(timeZone, validFrom)).toISOString(),
    EndDate: validUntil && new Date(endInstant(timeZone, validUntil)).toISOString(),
    Windows: windows && toWindowRecords(windows),
    AccessCount: usesAllowed,
    Recipient: form.recipient.trim(),
    ...(form.language && { Language: form.language }),
  }
  if (form.kind !== 'PIN') return { kind: 'QR', payload: { InviteType: form.kind, ...fields } }
  return { kind: 'PIN', payload: { InviteType: 'Temporary', ...fields, ...(form.pin && { Pin: form.pin }) } }
}

/** A draft of this form; anything else in its place is left alone. */
export function isInviteForm(stored: unknown): stored is InviteForm {
  return typeof stored === 'object' && stored !== null && 'kind' in stored && 'restriction' in stored && 'ports' in stored && Array.isArray(stored.ports)
}
