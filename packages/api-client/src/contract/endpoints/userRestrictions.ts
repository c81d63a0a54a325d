import * as v from 'valibot'
import { accessSummary, done, exceptions, instant, locationAccess, portId, recordId, restrictionAnswer, restrictionRecord, revision, version, windows } from '../accessShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { userSelection } from '../people.ts'
import { count, flag, givenName, isoDate } from '../shapes.ts'

/** Saves the places to which a user is limited. Refusals: 404 for a user, location or controller of another account. */
export const createUpdateAccess = defineEndpoint({
  area: 'access',
  as: 'save',
  service: 'account',
  method: 'POST',
  path: '/api/UserAccess/CreateUpdateAccess',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sets the places that a user may enter.',
  request: v.object({ UserID: recordId, ...locationAccess }),
  response: done,
})

/** Saves the restriction of one user; null removes it, so that only the group's applies. Refusals: 404, 400 `VALIDATION`, 409 `CONFLICT` with `current`. */
export const saveUpdateaccessRestrictions = defineEndpoint({
  area: 'access',
  as: 'saveRestrictions',
  service: 'account',
  method: 'POST',
  path: '/api/UserAccess/SaveUpdateaccessRestrictions',
  auth: 'session',
  assumed: true,
  idempotent: true,
  summary: 'Sets or removes a user’s own restriction.',
  request: v.object({ UserID: recordId, Restriction: v.nullable(restrictionRecord), Version: version }),
  response: v.looseObject({ message: v.string(), Version: v.number() }),
})

/** The restriction and the access of one user. 404 `NOT_FOUND`. */
export const getUserAccessRestriction = defineEndpoint({
  area: 'access',
  as: 'getOfUser',
  service: 'account',
  method: 'GET',
  path: '/api/UserAccess/GetUserAccessRestriction',
  auth: 'session',
  assumed: true,
  summary: 'The facts that decide a user’s access: places, the user’s own restriction and the group’s restrictions.',
  request: v.object({ UserID: recordId }),
  response: v.looseObject({
    UserID: recordId,
    UserGroupID: v.nullable(recordId),
    UserGroupName: v.nullable(v.string()),
    /** The IANA zone of the user's property, in which all times are. */
    TimeZone: v.string(),
    /** The user's access to all doors, which `describeAccess` puts into one sentence. */
    Access: accessSummary,
    ...locationAccess,
    Restriction: v.nullable(restrictionAnswer),
    /** `Version` is 0 if no restriction was ever saved. */
    ...revision,
    /** Each door with the group's restriction that applies there; null without one. */
    Ports: v.array(
      v.looseObject({
        PortID: v.string(), PortName: v.string(), IsOpenToUser: flag,
        GroupRestriction: v.nullable(restrictionAnswer), GroupRestrictionID: v.nullable(recordId), RuleFrom: v.nullable(v.string()),
      }),
    ),
  }),
})

const checkRequest = v.object({ UserID: recordId, PortID: portId })
const checkAnswer = v.looseObject({ IsAllowed: flag, Reason: v.string(), message: v.string() })

/** Whether a QR code opens a door, as a reader would decide now. `Reason` is a code of the domain's `GateReason`. */
export const qrCodeAccessCheck = defineEndpoint({
  area: 'access',
  as: 'checkQrCode',
  service: 'voice-video',
  method: 'GET',
  path: '/UserGroupRestriction/QRCodeAccessCheck',
  auth: 'session',
  assumed: true,
  summary: 'Whether a user’s QR key would open a door now.',
  request: checkRequest,
  response: checkAnswer,
})

export const bluetoothAccessCheck = defineEndpoint({
  area: 'access',
  as: 'checkBluetooth',
  service: 'voice-video',
  method: 'GET',
  path: '/UserGroupRestriction/BluetoothAccessCheck',
  auth: 'session',
  assumed: true,
  summary: 'Whether a user’s phone would open a door now.',
  request: checkRequest,
  response: checkAnswer,
})

/** The change to preview, in exactly one of these shapes. `Restriction: null` deletes the restriction, and an inactive schedule counts as deleted. */
const change = v.union([
  v.object({
    Kind: v.literal('groupRestriction'), UserGroupID: recordId, PropertyLocationID: recordId,
    ModuleID: v.optional(v.nullable(recordId), null), PortID: v.optional(v.nullable(portId), null),
    PresetTemplateID: v.optional(v.nullable(recordId), null), Restriction: v.optional(v.nullable(restrictionRecord), null),
  }),
  /** What `copyDoorRestrictions` would change. */
  v.object({ Kind: v.literal('doorCopy'), FromPortID: portId, Ports: v.pipe(v.array(portId), v.maxLength(500)), UserGroupID: v.optional(v.nullable(recordId), null) }),
  v.object({ Kind: v.literal('presetTemplate'), PresetTemplateID: recordId, Restriction: restrictionRecord }),
  v.object({ Kind: v.literal('userRestriction'), UserID: recordId, Restriction: v.nullable(restrictionRecord) }),
  v.object({
    Kind: v.literal('schedule'), ScheduleID: v.optional(v.nullable(recordId), null), PropertyLocationID: recordId,
    DoorOutputMode: v.picklist([1, 2, 3]), Ports: v.pipe(v.array(portId), v.maxLength(500)), Windows: windows, Exceptions: exceptions,
    PausesOnHolidays: flag, IsActive: flag,
  }),
  v.object({ Kind: v.literal('userGroup'), UserIDs: v.pipe(v.array(recordId), v.maxLength(1000)), UserGroupID: v.nullable(recordId) }),
  /** Like `userGroup`, for all users that a bulk action would move. */
  v.object({ Kind: v.literal('bulkGroup'), Selection: userSelection, UserGroupID: v.nullable(recordId) }),
  /** A deleted group. Its users move into the other group, or without one into none. */
  v.object({ Kind: v.literal('groupDeletion'), UserGroupID: recordId, MoveToUserGroupID: v.optional(v.nullable(recordId), null) }),
  /** The preview shows the week of the first day. Without dates, the change deletes the holiday. */
  v.object({
    Kind: v.literal('holiday'), HolidayID: v.optional(v.nullable(recordId), null), PropertyLocationID: recordId,
    Dates: v.nullable(v.object({ From: isoDate, Until: isoDate })),
  }),
  /** The places to which a user is limited. */
  v.object({ Kind: v.literal('userPlaces'), UserID: recordId, HasAllLocationAccess: flag, PropertyLocations: v.pipe(v.array(recordId), v.maxLength(500)) }),
])

const subject = {
  /** The id of a user. Send exactly one of these five ids. A group stands for a member without a restriction of their own. */
  UserID: v.optional(recordId),
  UserGroupID: v.optional(recordId),
  AccessCodeID: v.optional(recordId),
  InviteID: v.optional(givenName),
  /** The id of an event of activity, with its user, door and time. */
  EventID: v.optional(recordId),
}

/** A reason with the values that its sentence needs (`Data`), such as a date or a name. */
const reason = v.looseObject({
  Rule: v.string(),
  Result: v.picklist(['allows', 'denies', 'passes', 'notReached']),
  Because: v.string(),
  Data: v.record(v.string(), v.unknown()),
})

/**
 * Answers "Can they get in?" by the domain's `explainAccess`, the function by which readers decide. With an unsaved change, the answer is
 * as if it were saved. Without a door, the question is about the first door of `getPropertyInstallLocationDeviceInformation`, or about an
 * invite's own first door; an event of activity has a door. Refusals: 404; 400 `VALIDATION` unless exactly one subject is named.
 */
export const explainAccess = defineEndpoint({
  area: 'access',
  as: 'explain',
  service: 'account',
  method: 'POST',
  path: '/api/UserAccess/ExplainAccess',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'Whether someone may pass a door at a moment, with every reason in order of precedence.',
  request: v.object({ ...subject, PortID: v.optional(portId), At: v.optional(instant), Draft: v.optional(v.nullable(change), null) }),
  response: v.looseObject({
    Outcome: v.picklist(['allowed', 'denied']),
    /** The rule that decided: a name of the domain's `accessPrecedence`. */
    Deciding: v.string(),
    Reasons: v.array(reason),
    /** The ISO instant at which access will next be allowed; null if it won't be within a year. */
    NextOpening: v.nullable(v.string()),
    Who: v.string(),
    /** Ours: the subject of the answer, and the restriction of its group at the door, so that a page can link to it. Null without one. */
    Subject: v.looseObject({
      UserID: v.nullable(recordId), UserGroupID: v.nullable(recordId), GroupRestrictionID: v.nullable(recordId), AccessCodeID: v.nullable(recordId),
      InviteID: v.nullable(v.string()),
    }),
    PortID: v.string(),
    PortName: v.string(),
    At: v.string(),
    TimeZone: v.string(),
    /** The number of the user's active codes for this door; null if the question is not about a user. */
    ActiveCodes: v.nullable(count),
    /**
     * Ours: the controller's own decision, if the door's controller lacks a change and decides differently. `Since` is the ISO instant of
     * the oldest missing change; for an event of activity, what the controller lacked then. Null if the controller decides in the same way, and with
     * an unsaved change.
     */
    Unsynced: v.nullable(v.looseObject({ Since: v.string(), Outcome: v.picklist(['allowed', 'denied']) })),
  }),
})

/** The users of a group that the signed-in user may see, and how many of them may pass. */
const members = { MemberCount: count, AllowedCount: count }

/**
 * Who may pass a door now, by the rules of `explainAccess`: each user group and how many of its members, users without a group, and guests
 * with an invite. Entry methods are left out, and groups and users that the signed-in user may not see. Refusals: 403, 404.
 */
export const getGroupsAtDoor = defineEndpoint({
  area: 'access',
  as: 'groupsAtDoor',
  service: 'account',
  method: 'GET',
  path: '/api/UserAccess/GetGroupsAtDoor',
  auth: 'session',
  assumed: true,
  summary: 'Who may pass a door now: users by group, and guests.',
  request: v.object({ PortID: portId }),
  response: v.looseObject({
    /** ISO instant of the answer, by the server's clock. */
    Now: v.string(),
    TimeZone: v.string(),
    /** Highest level first. */
    Groups: v.array(v.looseObject({
      ID: recordId,
      Name: v.string(),
      ...members,
      /** Whether a member without limits of their own may pass. */
      Outcome: v.picklist(['allowed', 'denied']),
      /** The ISO instant at which access will next be allowed; null if it is allowed now, or won't be within a year. */
      NextOpening: v.nullable(v.string()),
      /** The ISO instant at which access ends; null if it is denied now, or won't end within a year. */
      Until: v.nullable(v.string()),
      /** The number of members with a restriction of their own. */
      OwnHoursCount: count,
      /** Why members may not pass although the group may; the counts and `AllowedCount` add up to `MemberCount`. Empty if the group may not. */
      Exceptions: v.array(v.looseObject({
        Because: v.picklist(['expired', 'notYetValid', 'otherDoors', 'otherHours']),
        Count: count,
        /** With `notYetValid`, the ISO instant at which the first of them may pass. */
        At: v.nullable(v.string()),
      })),
    })),
    WithoutGroup: v.looseObject(members),
    /** The invites for this door that are valid, and how many of them open it now; null without the right to see invites. */
    Invites: v.nullable(v.looseObject({
      Count: count,
      AllowedCount: count,
      /** The newest three that open the door now. */
      Names: v.array(v.string()),
    })),
  }),
})

/** A user with the hours of the week in which at least one door lets them in: the doors whose hours change for this user, or all doors if none change. */
const person = v.looseObject({ ID: recordId, Name: v.string(), HoursBefore: v.number(), HoursAfter: v.number() })

/**
 * Previews how a change affects users' access; nothing is saved. Hours are those of the current week at the property, or of the first week
 * of a change that begins later.
 */
export const previewRestrictionEffect = defineEndpoint({
  area: 'access',
  as: 'previewEffect',
  service: 'account',
  method: 'POST',
  path: '/api/UserAccess/PreviewRestrictionEffect',
  auth: 'session',
  assumed: true,
  readOnly: true,
  summary: 'A preview of a change: who gains, loses and keeps access, and how many hours a week.',
  request: v.object({ Change: change }),
  response: v.looseObject({
    /** The number of affected users; a user may gain some hours and lose others. Each list has its first hundred users. */
    PeopleCount: count,
    GainCount: count,
    LoseCount: count,
    KeepCount: count,
    /** The number of users who have no access, neither before nor after. */
    WithoutCount: count,
    Gains: v.array(person),
    Loses: v.array(person),
    Keeps: v.array(person),
    /** The ISO date of the Monday of the week. */
    WeekOf: v.string(),
    Ports: v.array(v.looseObject({ PortID: v.string(), PortName: v.string() })),
  }),
})
