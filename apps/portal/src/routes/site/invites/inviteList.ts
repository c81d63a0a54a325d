import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { listAddress, oneOfPart, pagePart, searchPart } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'
import type { InvitationKind, InvitationStatus } from '#portal/invites/inviteStatus.ts'

export const invitationStatuses: readonly InvitationStatus[] = ['Valid', 'NotYetValid', 'UsedUp', 'Expired', 'Revoked']
/** The numbers of days of the filter by end. */
export const endsWithinDays = [7, 30] as const
export const invitationKinds: readonly InvitationKind[] = ['QR', 'PIN']

/** The number of rows on a page (specification §9). */
export const pageSize = 20

/** The parameters in the list's address. */
export const invitesAddress = listAddress(paths.invites, { status: oneOfPart(invitationStatuses, ''), kind: oneOfPart(invitationKinds, ''), ends: oneOfPart(endsWithinDays, null), search: searchPart(80), page: pagePart })
export type InviteFilters = typeof invitesAddress.whole

export function toInvitesRequest(filters: InviteFilters): RequestOf<typeof endpoints.getInvites> {
  return { ...narrowedInvites(filters), page: filters.page, count: pageSize }
}

/** The filters of the list without the page. */
export function narrowedInvites({ status, kind, ends, search }: InviteFilters) {
  return { ...(status && { Status: status }), ...(kind && { Kind: kind }), ...(ends && { EndsWithinDays: ends }), searchText: search.trim() }
}
