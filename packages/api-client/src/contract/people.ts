import * as v from 'valibot'
import { count, flag, recordId, wholeNumber } from './shapes.ts'
import { searchText } from './textFields.ts'

/** Ids of people, groups, properties and locations. */
export const numberId = recordId

/**
 * Where a user stands at this moment. `NoAccess`: in a group that opens nothing; `Invited`: may sign in, but has set no password
 * yet; `EndsToday` and `Expired` speak of `validUntil`, `NotYetValid` of `validFrom`.
 */
export const userStatuses = ['Active', 'Invited', 'NotYetValid', 'EndsToday', 'Expired', 'NoAccess'] as const
export type UserStatus = (typeof userStatuses)[number]
export const userStatus = v.picklist(userStatuses)

/** What a search looks at. `All`: name, e-mail address, unit and phone. */
export const userSearchTypes = ['All', 'Name', 'Email', 'Unit', 'Phone', 'Code'] as const
export type UserSearchType = (typeof userSearchTypes)[number]

/** Which users a list or a bulk action means. Everything is optional; what is omitted does not narrow. */
export const userFilter = v.object({
  /** One's own account if omitted. */
  accountID: v.optional(numberId),
  searchText: searchText(100),
  searchType: v.optional(v.picklist(userSearchTypes), 'All'),
  hierarchyLevel: v.optional(wholeNumber(1, 99)),
  propertyID: v.optional(numberId),
  userGroupID: v.optional(numberId),
  userTypeID: v.optional(wholeNumber(0, 1000)),
  status: v.optional(userStatus),
  isWebLoginEnabled: v.optional(flag),
  /** An entry method: an `AccessCodeType` of which somebody has a code that is switched on. */
  accessCodeTypeID: v.optional(wholeNumber(0, 1000)),
})
export type UserFilter = v.InferInput<typeof userFilter>

/** People by id, or all of a filter but some. `ExpectedCount` is what the person saw: another number refuses with 409 `SELECTION_CHANGED`. */
export const userSelection = v.union([
  v.object({ SelectedUsers: v.pipe(v.array(numberId), v.minLength(1), v.maxLength(5000)) }),
  v.object({ Filter: userFilter, ExpectedCount: count, ExceptUsers: v.optional(v.pipe(v.array(numberId), v.maxLength(5000)), []) }),
])

/** What became of one row. */
export const rowResult = v.looseObject({
  ID: numberId,
  Name: v.string(),
  Outcome: v.picklist(['done', 'unchanged', 'refused']),
  /** Why it was refused, such as `LAST_ADMINISTRATOR`; empty otherwise. */
  Code: v.string(),
  message: v.string(),
})

export const bulkResult = v.looseObject({
  message: v.string(),
  Done: count,
  Unchanged: count,
  Refused: count,
  /** Refused ones first; at most 1,000 of them. */
  Results: v.array(rowResult),
  /** After a move-out: the token with which `undoMoveOut` takes all of it back. */
  ReceiptToken: v.optional(v.string()),
})
