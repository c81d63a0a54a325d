import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { readPage, readSearch } from '../../../app/readListAddress.ts'
import type { InvitationKind, InvitationStatus } from '../../../invites/Invitation.ts'

export const invitationStatuses: readonly InvitationStatus[] = ['Valid', 'NotYetValid', 'UsedUp', 'Expired', 'Revoked']
export const invitationKinds: readonly InvitationKind[] = ['QR', 'PIN']

/** Rows of a table page (specification §9). */
export const pageSize = 20

/** What the list shows, as the address has it. */
export interface InviteFilters {
  status: InvitationStatus | ''
  kind: InvitationKind | ''
  search: string
  /** From 1. */
  page: number
}

export const noFilters: InviteFilters = { status: '', kind: '', search: '', page: 1 }

/** Reads the address; what it cannot mean is left out. */
export function readInviteFilters(query: URLSearchParams): InviteFilters {
  return {
    status: invitationStatuses.find((status) => status === query.get('status')) ?? '',
    kind: invitationKinds.find((kind) => kind === query.get('kind')) ?? '',
    search: readSearch(query, 80),
    page: readPage(query),
  }
}

/** The address's query, only what differs from the plain list; empty for that. */
export function inviteQuery({ status, kind, search, page }: InviteFilters): string {
  const query = new URLSearchParams()
  if (status !== '') query.set('status', status)
  if (kind !== '') query.set('kind', kind)
  if (search.trim() !== '') query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

export function toInvitesRequest(filters: InviteFilters): RequestOf<typeof endpoints.getInvites> {
  return { ...narrowedInvites(filters), page: filters.page, count: pageSize }
}

/** What narrows the list, without the page. */
export function narrowedInvites({ status, kind, search }: InviteFilters) {
  return { ...(status && { Status: status }), ...(kind && { Kind: kind }), searchText: search.trim() }
}

export const isNarrowed = ({ status, kind, search }: InviteFilters): boolean => status !== '' || kind !== '' || search.trim() !== ''
