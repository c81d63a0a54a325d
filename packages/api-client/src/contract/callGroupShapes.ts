import * as v from 'valibot'
import { limits } from '@portal/domain'
import { revision, weekWindow, windows } from './accessShapes.ts'
import { answered, entered, type FieldShapes } from './fieldShapes.ts'
import { numberId } from './people.ts'
import { count, flag } from './shapes.ts'

const { peopleAtOnce } = limits.watchman

/** Users whose apps ring at once, in the order in which they are shown. */
const tier = v.pipe(v.array(numberId), v.maxLength(peopleAtOnce))

const callNumberOf = ({ line, phone }: FieldShapes) => v.object({
  Phone: phone,
  /** The number's name, such as 'Leasing desk'. */
  Label: line(60),
  /** The number's user; null for a number that belongs to no user. */
  UserID: v.optional(v.nullable(numberId), null),
})

const callPlanOf = (shapes: FieldShapes) => ({
  /** 5 to 15 characters, unique in the account (specification §5). */
  Name: shapes.line(80),
  /** At most 5 digits, unique in the account; empty: visitors find the group by its name alone. */
  DirectoryPin: shapes.line(5),
  /** When the group does not ring at all, in the property's time. */
  QuietHours: windows,
  /** Ids of the users whose apps ring first, and of those whose apps ring 30 seconds later; both empty in a voice group. */
  FirstCalled: tier,
  SecondCalled: tier,
  /** The phones: those of a voice group one after another; in a video group at most one, which is called last. */
  Numbers: v.pipe(v.array(callNumberOf(shapes)), v.maxLength(limits.calls.numbers)),
})

/** Whether the user has confirmed that visitors can then reach no one. */
export const acknowledgesEnd = v.optional(flag, false)

/** The editable values of a call group. */
export const callPlanFields = callPlanOf(entered)

/** A call group's plan, in an answer. */
export const callPlanAnswer = callPlanOf(answered)

/** A user as calls see them. */
const callPerson = v.looseObject({
  UserID: numberId,
  /** Empty if the signed-in user may not read the name. */
  Name: v.string(),
  Unit: v.string(),
  /** Empty for a call group manager who is not this user's administrator. */
  Phone: v.string(),
  HasApp: flag,
  /** Whether their phone for visitor calls rings if no one answers the video call. */
  RingsPhone: v.optional(flag, false),
  /** Whether the phone lets the app ring. */
  AllowsNotifications: flag,
  /** When calls don't ring the user, in the property's time. */
  QuietHours: v.array(weekWindow),
  /** ISO instant from which the user no longer passes or gets calls; null: none. */
  GoneSince: v.nullable(v.string()),
})

/** The users that a call group may ring. */
export const callPeople = v.array(callPerson)

/** A door at which a visitor can call. */
const callStation = v.looseObject({
  PortID: v.string(),
  Name: v.string(),
  /** The station's own number; empty if it has none. */
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
  /** The stations and directories that list the group. */
  Stations: v.array(callStation),
  /** The managers of the call group, and the users whose calls it answers. */
  Users: count,
  /** Pending invitations to the group. */
  OpenInvitations: count,
  ...revision,
})
