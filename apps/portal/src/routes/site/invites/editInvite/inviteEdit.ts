import { localMomentAt, unrestricted, type LocalMoment, type Restriction, type RestrictionClause, withRestriction, endMoment, endOfPeriod, startMoment, startOfPeriod, plainParts } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import { type endpoints, type ResponseOf, toWeekWindows, toWindowRecords } from '@portal/api-client/contract'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import type { RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { inviteProblems, type InviteField, type InviteForm, type InviteKind, type InviteProblem } from '../newInvite/inviteForm.ts'

export type InviteAnswer = ResponseOf<typeof endpoints.getInvite>
export type UpdateInvite = PayloadOf<typeof endpoints.updateInvite>

/** The editable values of an invite. Kind, recipient and PIN can't change. */
export interface InviteValues {
  name: string
  description: string
  /** The ids of doors, in alphabetical order. */
  ports: string[]
  /** The invite's hours, dates and uses. */
  restriction: Restriction
}

const ownFields = ['name', 'description', 'ports'] as const
export type OwnInvitePart = (typeof ownFields)[number]

export const inviteParts = withRestriction(plainParts<InviteValues, OwnInvitePart>(ownFields))

export function toInviteValues(invite: InviteAnswer): InviteValues {
  const { InviteName, Description, Ports, AccessCount, UsesLeft } = invite
  return {
    name: InviteName,
    description: Description,
    ports: inOrder(Ports.map(({ PortID }) => PortID)),
    restriction: { ...unrestricted, windows: invite.Windows && toWeekWindows(invite.Windows), ...periodOf(invite), usesAllowed: AccessCount, usesLeft: UsesLeft },
  }
}

export const inOrder = (ports: readonly string[]): string[] => ports.toSorted()

type Period = Pick<Restriction, 'validFrom' | 'validUntil'>

/** The start and end of an invite in the property's time. An end may be stored as the last second before its minute. */
function periodOf({ StartDate, EndDate, TimeZone }: InviteAnswer): Period {
  const end = EndDate === null ? null : new Date(Math.ceil(Date.parse(EndDate) / 60_000) * 60_000).toISOString()
  return { validFrom: startMoment(StartDate, TimeZone), validUntil: endMoment(end, TimeZone) }
}

export const kindOf = ({ Kind, InviteType }: InviteAnswer): InviteKind => (Kind === 'PIN' ? 'PIN' : InviteType)

/** An invite's values in the form of a new invite, for the guest's card and shared checks. */
export function toInviteForm(invite: InviteAnswer, values: InviteValues): Omit<InviteForm, 'until'> {
  return { ...values, kind: kindOf(invite), recipient: invite.Recipient, pin: '' }
}

/** Like `toInviteForm`, with the remaining uses, for the guest's card. */
export function toGuestForm(invite: InviteAnswer, values: InviteValues): Omit<InviteForm, 'until'> {
  const { usesAllowed } = values.restriction
  const left = usesAllowed === null ? null : Math.max(0, usesAllowed - usesSpent(invite))
  return toInviteForm(invite, { ...values, restriction: { ...values.restriction, usesAllowed: left } })
}

/** The number of uses that were made. */
export const usesSpent = ({ AccessCount, UsesLeft }: InviteAnswer): number => (AccessCount === null ? 0 : AccessCount - (UsesLeft ?? 0))

/** The problems that prevent saving. `now` is in the property's time. */
export function inviteValueProblems(invite: InviteAnswer, values: InviteValues, now: LocalMoment): Partial<Record<InviteField, InviteProblem>> {
  const { usesAllowed } = values.restriction
  const isSpent = usesAllowed !== null && usesAllowed <= usesSpent(invite)
  return { ...(isSpent && { restriction: 'usesSpent' as const }), ...inviteProblems(toInviteForm(invite, values), now) }
}

/** The request that saves the change. An unchanged start or end is sent unchanged. */
export function toUpdateInvite(invite: InviteAnswer, { name, description, ports, restriction }: InviteValues, version: number, isGuestTold: boolean): UpdateInvite {
  const { TimeZone } = invite
  const loaded = periodOf(invite)
  const { windows, validFrom, validUntil, usesAllowed } = restriction
  return {
    ID: invite.ID,
    Version: version,
    InviteName: name.trim(),
    Description: description.trim(),
    Ports: ports,
    StartDate: isSame(validFrom, loaded.validFrom) ? invite.StartDate : startOfPeriod(validFrom, TimeZone),
    EndDate: isSame(validUntil, loaded.validUntil) ? invite.EndDate : endOfPeriod(validUntil, TimeZone),
    Windows: windows && toWindowRecords(windows),
    AccessCount: usesAllowed,
    IsGuestTold: isGuestTold,
  }
}

const isSame = (one: LocalMoment | null, other: LocalMoment | null): boolean => one?.date === other?.date && one?.minute === other?.minute

export type InvitePart = OwnInvitePart | RestrictionClause
type InviteProblems = Partial<Record<InviteField, InviteProblem>>
export type InviteEditing = RecordEditing<InviteValues, InvitePart, InviteProblems, ResponseOf<typeof endpoints.updateInvite>>

export interface AboutInvite {
  invite: InviteAnswer
  /** The current time in milliseconds on the server's clock. */
  now: number
  isGuestTold: boolean
}

export function inviteKind({ invite, now, isGuestTold }: AboutInvite) {
  return {
    name: `invite:${invite.ID}`,
    parts: inviteParts,
    valuesOf: toInviteValues,
    check: (values) => inviteValueProblems(invite, values, localMomentAt(invite.TimeZone, now)),
    toPayload: ({ version, values }) => toUpdateInvite(invite, values, version, isGuestTold),
  } satisfies RecordKind<InviteAnswer, InviteValues, InvitePart, InviteProblems>
}
