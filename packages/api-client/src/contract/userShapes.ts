import { viewerTimeZone } from '@portal/domain'
import * as v from 'valibot'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { ours, oursOrUnsaid } from './ours.ts'
import { numberId, userStatus } from './people.ts'
import { flag, identifier, wholeNumber } from './shapes.ts'

/** The fields of specification §3 that a form may change. Dates and times are in the property's zone. */
const userFieldsOf = ({ line, note, email, phone, givenName, username, isoDate, wallTime }: FieldShapes) => ({
  /** The displayed name; first and last name if it is empty. */
  Name: line(100),
  Email: email,
  FirstName: line(100),
  LastName: line(100),
  Unit: line(20),
  Notes: note(1000),
  /** The user's IANA time zone; null for the property's zone. */
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
  /** What this user may do to a door, a `DoorOutputMode`. */
  LimitActuationModeID: v.picklist([1, 2, 3]),
  /** The username; empty if the user cannot sign in. */
  Username: username,
  validFrom: v.nullable(isoDate),
  validFromTime: v.nullable(wallTime),
  /** Ours, like the next three fields: the first date, and the minute, at which the user no longer has access. */
  validUntil: v.nullable(isoDate),
  validUntilTime: v.nullable(wallTime),
  /** The user's PIN in the directory: at most 5 digits, unique in the account (specification §5); empty if the user is not in it. */
  DirectoryPin: line(5),
  Phone: phone,
})

export const userFields = userFieldsOf(entered)
export const answeredUserFields = userFieldsOf(answered)

const { validUntil, validUntilTime, DirectoryPin, Phone, ...specified } = answeredUserFields

export const userDetail = v.looseObject({
  ID: numberId,
  ...specified,
  /** The fields from here on are ours: specification §3 lists the fields above. */
  validUntil: ours(validUntil, null),
  validUntilTime: ours(validUntilTime, null),
  DirectoryPin: ours(DirectoryPin, ''),
  Phone: ours(Phone, ''),
  AccountID: ours(v.number(), 0),
  PropertyID: ours(v.number(), 0),
  PropertyName: ours(v.string(), ''),
  /** The IANA zone of the property, in which the user's dates and times are; the browser's zone if the service does not tell. */
  PropertyTimeZone: ours(v.string(), () => viewerTimeZone()),
  UserGroupID: oursOrUnsaid(v.nullable(numberId)),
  UserGroupName: ours(v.string(), ''),
  HierarchyLevel: ours(v.nullable(v.number()), null),
  /** The user's units, the first unit first; `Unit` is its name. */
  Units: ours(v.array(v.looseObject({ ID: numberId, Name: v.string() })), []),
  callgroupId: ours(v.nullable(identifier), null),
  CallGroupName: ours(v.string(), ''),
  HasAllLocationAccess: ours(flag, true),
  /** The ids of the locations; empty if the user has all of them. */
  PropertyLocations: ours(v.array(numberId), []),
  Status: oursOrUnsaid(userStatus),
  HasPassword: oursOrUnsaid(flag),
  /** Whether signing in needs a second step. */
  HasTwoStep: ours(flag, false),
  /** The ISO instant of the newest mail with the link to set the first password; null if none was sent. */
  SignInMailSentAt: oursOrUnsaid(v.nullable(v.string())),
  HasViewAccess: ours(flag, true),
  HasAccountAccess: ours(flag, true),
  /** Whether the signed-in user may sign in as this one. */
  MaySignInAs: ours(flag, false),
  LastEntryAt: ours(v.nullable(v.string()), null),
  /** The ISO instant until which the user's move-out can be undone; null if nothing can be undone. */
  UndoMoveOutUntil: ours(v.nullable(v.string()), null),
  /** The ISO instant of the deletion that the user requested and confirmed; null without a request. */
  DeletionDueAt: ours(v.nullable(v.string()), null),
  CreatedAt: ours(v.string(), ''),
  UpdatedAt: ours(v.string(), ''),
  /** The name of the user who last changed the record; empty if no one has since its creation. */
  UpdatedBy: ours(v.string(), ''),
  Version: ours(v.number(), 0),
})
