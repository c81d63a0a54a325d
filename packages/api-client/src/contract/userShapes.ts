import * as v from 'valibot'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { numberId, userStatus } from './people.ts'
import { flag, identifier, wholeNumber } from './shapes.ts'

/** The fields of specification §3 that a form may change. Dates and times are in the property's zone. */
const userFieldsOf = ({ line, note, email, phone, givenName, username, isoDate, wallTime }: FieldShapes) => ({
  /** The displayed name; made of first and last name if it is empty. */
  Name: line(100),
  Email: email,
  FirstName: line(100),
  LastName: line(100),
  Unit: line(20),
  Notes: note(1000),
  /** IANA zone; null: the property's zone. */
  TimezoneID: v.nullable(givenName),
  WatchmanPhoneNumber: phone,
  IsWebLoginEnabled: flag,
  IsMobileOnly: flag,
  IsCellgateApp: flag,
  UserTypeID: wholeNumber(0, 1000),
  WebLoginExpirationDate: v.nullable(isoDate),
  WebLoginExpirationTime: v.nullable(wallTime),
  IsUserAdmin: flag,
  IsKitsAdmin: flag,
  IsBillingAdmin: flag,
  /** A `DoorOutputMode`: what this user may do to a door. */
  LimitActuationModeID: v.picklist([1, 2, 3]),
  /** Empty: the user cannot sign in. */
  Username: username,
  validFrom: v.nullable(isoDate),
  validFromTime: v.nullable(wallTime),
  /** Ours, as are the next three fields: the first date and minute at which the user may no longer pass. */
  validUntil: v.nullable(isoDate),
  validUntilTime: v.nullable(wallTime),
  /** Empty: not in the directory. At most 5 digits, unique in the account (specification §5). */
  DirectoryPin: line(5),
  Phone: phone,
})

export const userFields = userFieldsOf(entered)
export const answeredUserFields = userFieldsOf(answered)

export const userDetail = v.looseObject({
  ID: numberId,
  AccountID: numberId,
  PropertyID: numberId,
  PropertyName: v.string(),
  /** IANA zone of the property; the user's dates and times are in it. */
  PropertyTimeZone: v.string(),
  ...answeredUserFields,
  UserGroupID: v.nullable(numberId),
  UserGroupName: v.string(),
  HierarchyLevel: v.nullable(v.number()),
  callgroupId: v.nullable(identifier),
  CallGroupName: v.string(),
  HasAllLocationAccess: flag,
  /** Empty if the user has all of them. */
  PropertyLocations: v.array(numberId),
  Status: userStatus,
  HasPassword: flag,
  /** Ours: ISO instant of the newest mail with the link to the first password; null: none was sent. */
  SignInMailSentAt: v.nullable(v.string()),
  HasViewAccess: flag,
  HasAccountAccess: flag,
  /** Ours: whether the signed-in user may sign in as this one. */
  MaySignInAs: v.optional(flag, false),
  LastEntryAt: v.nullable(v.string()),
  /** Ours: ISO instant until which the move-out can be undone by the user's ID; null if there is none to undo. */
  UndoMoveOutUntil: v.nullable(v.string()),
  /** Ours: ISO instant at which the person wants their account deleted, as they have confirmed; null: they do not ask. */
  DeletionDueAt: v.nullable(v.string()),
  CreatedAt: v.string(),
  UpdatedAt: v.string(),
  /** Who changed the record last; empty: nobody since it was created. */
  UpdatedBy: v.string(),
  Version: v.number(),
})
