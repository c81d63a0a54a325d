import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { localMomentAt } from '@portal/domain'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import type { InviteField, InviteProblem } from '../newInvite/inviteForm.ts'
import { inviteValueProblems, inviteParts, isInviteValues, toInviteValues, toUpdateInvite, type InviteAnswer, type InviteValues } from './inviteEdit.ts'
import type { InvitePart } from './useInviteWords.ts'

type InviteProblems = Partial<Record<InviteField, InviteProblem>>
export type InviteEditing = RecordEditing<InviteValues, InvitePart, InviteProblems, ResponseOf<typeof endpoints.updateInvite>>

/** Further data for saving an invite. */
export interface AboutInvite {
  invite: InviteAnswer
  /** Milliseconds on the server's clock. */
  now: number
  isGuestTold: boolean
}

export function inviteKind({ invite, now, isGuestTold }: AboutInvite) {
  return {
    name: `invite:${invite.ID}`,
    parts: inviteParts,
    valuesOf: toInviteValues,
    versionOf: ({ Version }) => Version,
    changedBy: ({ UpdatedBy }) => UpdatedBy,
    check: (values) => inviteValueProblems(invite, values, localMomentAt(invite.TimeZone, now)),
    toPayload: ({ version, values }) => toUpdateInvite(invite, values, version, isGuestTold),
    refusable: [],
    isValues: isInviteValues,
  } satisfies RecordKind<InviteAnswer, InviteValues, InvitePart, InviteProblems>
}

/** Edits an invite. */
export function useInviteEdit(about: AboutInvite): InviteEditing {
  return useRecordEdit(about.invite, inviteKind(about), { about: () => about })
}
