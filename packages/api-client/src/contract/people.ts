import * as v from 'valibot'
import { count, flag, recordId, wholeNumber } from './shapes.ts'
import { searchText } from './textFields.ts'

/** The id of a user, group, property or location. */
export const numberId = recordId

/**
 * The possible states of a user. `NoAccess`: in a group that opens nothing. `Invited`: may sign in, but has set no password yet.
 * `EndsToday` and `Expired` refer to `validUntil`, `NotYetValid` to `validFrom`.
 */
export const userStatuses = ['Active', 'Invited', 'NotYetValid', 'EndsToday', 'Expired', 'NoAccess'] as const
export type UserStatus = (typeof userStatuses)[number]
export const userStatus = v.picklist(userStatuses)

/** The fields in which users can be searched. `All`: name, email address, unit and phone. */
export const userSearchTypes = ['All', 'Name', 'Email', 'Unit', 'Phone', 'Code'] as const
export type UserSearchType = (typeof userSearchTypes)[number]

/** Which users a list or a bulk action includes. Every field is optional; an omitted field excludes no one. */
export const userFilter = v.object({
  /** The id of the account; the user's own if omitted. */
  accountID: v.optional(numberId),
  searchText: searchText(100),
  searchType: v.optional(v.picklist(userSearchTypes), 'All'),
  hierarchyLevel: v.optional(wholeNumber(1, 99)),
  propertyID: v.optional(numberId),
  userGroupID: v.optional(numberId),
  userTypeID: v.optional(wholeNumber(0, 1000)),
  /** The id of a unit whose residents are included, whether or not it is their first one. */
  unitID: v.optional(numberId),
  status: v.optional(userStatus),
  isWebLoginEnabled: v.optional(flag),
  /** A type of entry method, an `AccessCodeType`, of which the user has an active code. */
  accessCodeTypeID: v.optional(wholeNumber(0, 1000)),
})
export type UserFilter = v.InferInput<typeof userFilter>

/**
 * Users by id, or all users of a filter with exceptions. `ExpectedCount` is the number that the signed-in user saw: if it differs, the
 * action is refused with 409 `SELECTION_CHANGED`.
 */
export const userSelection = v.union([
  v.object({ SelectedUsers: v.pipe(v.array(numberId), v.minLength(1), v.maxLength(5000)) }),
  v.object({ Filter: userFilter, ExpectedCount: count, ExceptUsers: v.optional(v.pipe(v.array(numberId), v.maxLength(5000)), []) }),
])

/** What happened to one row. */
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
  /** The results, refused rows first; at most 1,000 rows. */
  Results: v.array(rowResult),
  /** The receipt for `undoBulkAction`, after a move-out or a new group. */
  ReceiptID: v.optional(recordId),
})
