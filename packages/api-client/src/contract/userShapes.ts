import * as v from 'valibot'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { numberId, userStatus } from './people.ts'
import { flag, identifier, wholeNumber } from './shapes.ts'

/** The fields of specification §3 that a form may change. Dates and times are the property's. */
const userFieldsOf = ({ line, note, email, phone, givenName, username, isoDate, wallTime }: FieldShapes) => ({
  /** Shown name; made of first and last name where it is empty. */
  Name: line(100),
  Email: email,
  FirstName: line(100),
  LastName: line(100),
  Unit: line(20),
  Notes: note(1000),
  /** IANA; null: the property's. */
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
  /** Empty: cannot sign in. */
  Username: username,
  validFrom: v.nullable(isoDate),
  validFromTime: v.nullable(wallTime),
  /** Ours, as are the next three: the first date and minute at which the user no longer may pass. */
  validUntil: v.nullable(isoDate),
  validUntilTime: v.nullable(wallTime),
  /** Empty: not in the directory. At most 5 digits, once per account (specification §5). */
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
  /** Empty where the user has all. */
  PropertyLocations: v.array(numberId),
  Status: userStatus,
  HasPassword: flag,
  HasViewAccess: flag,
  HasAccountAccess: flag,
  LastEntryAt: v.nullable(v.string()),
  /** Ours: ISO instant until when their move-out can be taken back by their ID; null where there is none to take back. */
  UndoMoveOutUntil: v.nullable(v.string()),
  CreatedAt: v.string(),
  UpdatedAt: v.string(),
  /** Who changed it last; empty: nobody since it was made. */
  UpdatedBy: v.string(),
  Version: v.number(),
})
