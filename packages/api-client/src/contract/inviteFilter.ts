import * as v from 'valibot'
import { recordId } from './shapes.ts'
import { searchText } from './textFields.ts'

export const inviteKind = v.picklist(['QR', 'PIN'])
/** The states of the domain's `InviteStatus` that a stored invite can have. */
export const storedStatus = v.picklist(['Valid', 'NotYetValid', 'Expired', 'Revoked', 'UsedUp'])

/** The filters of the list of invites. All fields are optional. */
export const inviteFilter = {
  Status: v.optional(storedStatus),
  Kind: v.optional(inviteKind),
  /** The id of the user whose invites are listed; 404 `NOT_FOUND` for a user that the signed-in user may not see. */
  SentByUserID: v.optional(recordId),
  searchText: searchText(80),
}
