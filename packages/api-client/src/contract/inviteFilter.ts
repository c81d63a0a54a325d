import * as v from 'valibot'
import { recordId } from './shapes.ts'
import { searchText } from './textFields.ts'

export const inviteKind = v.picklist(['QR', 'PIN'])
/** The states of the domain's `InviteStatus` that a stored invite can have. */
export const storedStatus = v.picklist(['Valid', 'NotYetValid', 'Expired', 'Revoked', 'UsedUp'])

/** What the list of invitations is filtered by. All fields are optional. */
export const inviteFilter = {
  Status: v.optional(storedStatus),
  Kind: v.optional(inviteKind),
  /** Only this user's invites; 404 `NOT_FOUND` for a user that the signed-in user may not see. */
  SentByUserID: v.optional(recordId),
  searchText: searchText(80),
}
