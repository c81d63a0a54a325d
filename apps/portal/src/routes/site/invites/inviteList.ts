import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { endsPart, listAddress, oneOfPart, pagePart, searchPart } from '#portal/app/listAddress.ts'
import { paths } from '#portal/app/paths.ts'
import type { InvitationKind, InvitationStatus } from '#portal/invites/inviteStatus.ts'

export const invitationStatuses: readonly InvitationStatus[] = ['Valid', 'NotYetValid', 'UsedUp', 'Expired', 'Revoked']
export const invitationKinds: readonly InvitationKind[] = ['QR', 'PIN']

/** The number of rows on a page (specification §9). */
export const pageSize = 20

/** The parameters in the list's address. */
export const invitesAddress = listAddress(paths.invites, { status: oneOfPart(invitationStatuses, ''), kind: oneOfPart(invitationKinds, ''), ends: endsPart, search: searchPart(80), page: pagePart })
export type InviteFilters = typeof invitesAddress.whole

export function toInvitesRequest(filters: InviteFilters): RequestOf<typeof endpoints.getInvites> {
  return { ...narrowedInvites(filters), page: filters.page, count: pageSize }
}

/** The filters of the list without the page. */
export function narrowedInvites({ status, kind, ends, search }: InviteFilters) {
  return { ...(status && { Status: status }), ...(kind && { Kind: kind }), ...(ends && { EndsWithinDays: ends }), searchText: search.trim() }
}
