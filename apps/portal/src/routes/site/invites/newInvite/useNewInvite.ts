import { localMomentAt, plainParts } from '@portal/domain'
import { zoneOf, type Location } from '#portal/access/places.ts'
import type { RecordKind } from '#portal/forms/recordKind.ts'
import { useRecordEdit, type RecordEditing } from '#portal/forms/useRecordEdit.ts'
import { inviteProblems, isInviteForm, toInviteRequest, type InviteField, type InviteForm, type InviteProblem, type NewInviteRequest } from './inviteForm.ts'
import type { CreatedInvite } from './route.tsx'

type Part = keyof InviteForm
type Problems = Partial<Record<InviteField, InviteProblem>>
export type NewInviteEditing = RecordEditing<InviteForm, Part, Problems, CreatedInvite>

const fields: readonly Part[] = ['kind', 'name', 'recipient', 'description', 'ports', 'until', 'restriction', 'pin', 'language']

/** Further data for creating an invite. */
export interface AboutNewInvite {
  /** IANA zone of its doors. */
  timeZone: string
  /** Milliseconds on the server's clock. */
  now: number
}

/** A new invite. */
export function newInviteKind(aboutOf: (form: InviteForm) => AboutNewInvite) {
  return {
    name: 'invite:new',
    parts: plainParts<InviteForm, Part>(fields),
    valuesOf: (form) => form,
    versionOf: () => 0,
    changedBy: () => '',
    check: (form) => {
      const { timeZone, now } = aboutOf(form)
      return inviteProblems(form, localMomentAt(timeZone, now))
    },
    toPayload: ({ values }) => toInviteRequest(values, aboutOf(values).timeZone),
    refusable: [],
    isValues: isInviteForm,
  } satisfies RecordKind<InviteForm, InviteForm, Part, Problems, NewInviteRequest>
}

/** The form of a new invite. */
export function useNewInvite(empty: InviteForm, places: Location[], now: number): NewInviteEditing {
  const aboutOf = (form: InviteForm): AboutNewInvite => ({ timeZone: zoneOf(places, form.ports[0]), now })
  return useRecordEdit(empty, newInviteKind(aboutOf), { about: aboutOf })
}
