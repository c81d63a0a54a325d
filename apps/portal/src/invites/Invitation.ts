import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type InvitesAnswer = ResponseOf<typeof endpoints.getInvites>
export type Invitation = InvitesAnswer['Invites'][number]
export type InvitationStatus = Invitation['Status']
export type InvitationKind = Invitation['Kind']
