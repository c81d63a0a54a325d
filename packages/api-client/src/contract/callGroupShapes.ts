import * as v from 'valibot'
import { limits } from '@portal/domain'
import { revision, weekWindow, windows } from './accessShapes.ts'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { numberId } from './people.ts'
import { count, flag } from './shapes.ts'

const { peopleAtOnce } = limits.watchman

/** The users of one step, whose apps ring at once, in the order in which they are shown. */
const tier = v.pipe(v.array(numberId), v.maxLength(peopleAtOnce))

const callNumberOf = ({ line, phone }: FieldShapes) => v.object({
  Phone: phone,
  /** The label of the number, such as 'Leasing desk'. */
  Label: line(60),
  /** The id of the number's user; null for a number that belongs to no user. */
  UserID: v.optional(v.nullable(numberId), null),
})

const callPlanOf = (shapes: FieldShapes) => ({
  /** The name of the call group: 5 to 15 characters, unique in the account (specification §5). */
  Name: shapes.line(80),
  /** The digits that visitors dial, at most 5 and unique in the account; empty if visitors find the group only by its name. */
  DirectoryPin: shapes.line(5),
  /** The hours in which the call group does not ring at all, in the property's time. */
  QuietHours: windows,
  /** The ids of the users whose apps ring first; the next field has those whose apps ring 30 seconds later. Both are empty in a voice group. */
  FirstCalled: tier,
  SecondCalled: tier,
  /** The phone numbers: a voice group calls them one after another; a video group has at most one, which it calls last. */
  Numbers: v.pipe(v.array(callNumberOf(shapes)), v.maxLength(limits.calls.numbers)),
})

/** Whether the user has confirmed that visitors can then reach no one. */
export const acknowledgesEnd = v.optional(flag, false)

/** The editable values of a call group. */
export const callPlanFields = callPlanOf(entered)

/** A call group's plan, in an answer. */
export const callPlanAnswer = callPlanOf(answered)

/** A user as a call group shows them. */
const callPerson = v.looseObject({
  UserID: numberId,
  /** The user's name; empty if the signed-in user may not read it. */
  Name: v.string(),
  Unit: v.string(),
  /** The user's phone number; empty for a manager of the call group who is not this user's administrator. */
  Phone: v.string(),
  HasApp: flag,
  /** Whether the user's phone for visitor calls rings if no one answers the video call. */
  RingsPhone: v.optional(flag, false),
  /** Whether the user's phone lets the app ring. */
  AllowsNotifications: flag,
  /** The hours in which calls don't ring the user, in the property's time. */
  QuietHours: v.array(weekWindow),
  /** The ISO instant from which the user has no access and gets no calls; null without one. */
  GoneSince: v.nullable(v.string()),
})

/** The users that a call group may ring. */
export const callPeople = v.array(callPerson)

/** A station at which a visitor can call. */
const callStation = v.looseObject({
  PortID: v.string(),
  Name: v.string(),
  /** The station's own phone number; empty if it has none. */
  Phone: v.string(),
})

export const callGroup = v.looseObject({
  ID: numberId,
  IsVideo: flag,
  PropertyID: numberId,
  PropertyName: v.string(),
  TimeZone: v.string(),
  ...callPlanAnswer,
  /** All users in the plan. */
  People: callPeople,
  /** The stations whose directory lists the call group. */
  Stations: v.array(callStation),
  /** The number of users who manage the call group, or whose calls it answers. */
  Users: count,
  /** Pending invitations to the group. */
  OpenInvitations: count,
  ...revision,
})
