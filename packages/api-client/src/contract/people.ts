import * as v from 'valibot'
import { count, flag, recordId, wholeNumber } from './shapes.ts'
import { searchText } from './textFields.ts'

/** Ids of users, groups, properties and locations. */
export const numberId = recordId

/**
 * The state of a user at this moment. `NoAccess`: in a group that opens nothing. `Invited`: may sign in, but has set no password yet.
 * `EndsToday` and `Expired` refer to `validUntil`, `NotYetValid` to `validFrom`.
 */
export const userStatuses = ['Active', 'Invited', 'NotYetValid', 'EndsToday', 'Expired', 'NoAccess'] as const
export type UserStatus = (typeof userStatuses)[number]
export const userStatus = v.picklist(userStatuses)

/** The fields that a search covers. `All`: name, email address, unit and phone. */
export const userSearchTypes = ['All', 'Name', 'Email', 'Unit', 'Phone', 'Code'] as const
export type UserSearchType = (typeof userSearchTypes)[number]

/** The users that a list or a bulk action covers. Everything is optional; an omitted field does not narrow. */
export const userFilter = v.object({
  /** The user's own account if omitted. */
  accountID: v.optional(numberId),
  searchText: searchText(100),
  searchType: v.optional(v.picklist(userSearchTypes), 'All'),
  hierarchyLevel: v.optional(wholeNumber(1, 99)),
  propertyID: v.optional(numberId),
  userGroupID: v.optional(numberId),
  userTypeID: v.optional(wholeNumber(0, 1000)),
  /** Residents of this unit, whether or not it is their first one. */
  unitID: v.optional(numberId),
  status: v.optional(userStatus),
  isWebLoginEnabled: v.optional(flag),
  /** An entry method: an `AccessCodeType` for which the user has an active code. */
  accessCodeTypeID: v.optional(wholeNumber(0, 1000)),
})
export type UserFilter = v.InferInput<typeof userFilter>

/**
 * Users by id, or all users of a filter except some. `ExpectedCount` is the number the user saw: if it differs, the action is refused
 * with 409 `SELECTION_CHANGED`.
 */
export const userSelection = v.union([
  v.object({ SelectedUsers: v.pipe(v.array(numberId), v.minLength(1), v.maxLength(5000)) }),
  v.object({ Filter: userFilter, ExpectedCount: count, ExceptUsers: v.optional(v.pipe(v.array(numberId), v.maxLength(5000)), []) }),
])

/** The outcome for one row. */
export const rowResult = v.looseObject({
  ID: numberId,
  Name: v.string(),
  Outcome: v.picklist(['done', 'unchanged', 'refused']),
  /** Why the row was refused, such as `LAST_ADMINISTRATOR`; empty otherwise. */
  Code: v.string(),
  message: v.string(),
})

export const bulkResult = v.looseObject({
  message: v.string(),
  Done: count,
  Unchanged: count,
  Refused: count,
  /** Refused rows first; at most 1,000 rows. */
  Results: v.array(rowResult),
  /** After a move-out or a new group: the receipt for `undoBulkAction`. */
  ReceiptID: v.optional(recordId),
})
