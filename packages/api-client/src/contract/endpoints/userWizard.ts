import * as v from 'valibot'
import { accessCodeInput } from '../accessCodeShapes.ts'
import { restrictionRecord } from '../accessShapes.ts'
import { acknowledgesEnd } from '../callGroupShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { numberId } from '../people.ts'
import { flag, password } from '../shapes.ts'
import { userDetail, userFields } from '../userShapes.ts'
import { line } from '../textFields.ts'

const { Email, Username, ...others } = userFields

/** The call group of a new user; a new group's name has 5 to 15 characters (specification §5). */
const callGroup = v.variant('Kind', [
  v.object({ Kind: v.literal('none') }),
  v.object({ Kind: v.literal('existing'), callgroupId: numberId }),
  v.object({ Kind: v.literal('new'), Name: line(40), IsVideo: flag }),
])

/**
 * Creates a user with all these settings, or nothing at all. Refusals: 400 `VALIDATION` and 409 `TAKEN` with `field`, such as `Email` or
 * `AccessCodes.0.Code`; 403 `FORBIDDEN`; 404 `NOT_FOUND` with `field` for a group, location or call group of another account; 409
 * `CALL_ENDS_HERE` with `groups` for a new call group that calls no one, if `AcknowledgesEnd` is false.
 */
export const saveUserWizard = defineEndpoint({
  area: 'users',
  as: 'create',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/SaveUserWizard',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Creates a user with group, locations, codes and call group in one step.',
  request: v.object({
    PropertyID: numberId,
    User: v.object({
      ...v.partial(v.object(others)).entries,
      FirstName: userFields.FirstName,
      LastName: userFields.LastName,
      Email,
      /** The username. If it is empty and web access is on, the email address becomes the username. */
      Username: v.optional(Username, ''),
      /** The password. If it is empty and web access is on, the user sets it by the mailed link. */
      Password: v.optional(password, ''),
    }),
    UserGroupID: v.nullable(numberId),
    HasAllLocationAccess: flag,
    PropertyLocations: v.optional(v.pipe(v.array(numberId), v.maxLength(500)), []),
    /** Ours: the user's own restriction; the group's must allow access too. Null if only the group's applies. */
    Restriction: v.optional(v.nullable(restrictionRecord), null),
    AccessCodes: v.optional(v.pipe(v.array(accessCodeInput), v.maxLength(20)), []),
    CallGroup: v.optional(callGroup, { Kind: 'none' }),
    AcknowledgesEnd: acknowledgesEnd,
    /** Whether the user gets a mail with the link to set a password, if they have none yet. */
    SendEmail: v.optional(flag, true),
  }),
  response: v.looseObject({ message: v.string(), User: userDetail }),
})
