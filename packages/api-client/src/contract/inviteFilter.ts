import * as v from 'valibot'
import { givenName, recordId, wholeNumber } from './shapes.ts'
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
  /** The id of a door: only invites for it. */
  PortID: v.optional(givenName),
  /** Only invites that can still open doors and end within this number of days, the earliest end first. */
  EndsWithinDays: v.optional(wholeNumber(1, 366)),
  searchText: searchText(80),
}
