import { type LocalMoment, toLocalMinutes } from '../../time/localDate.ts'
import { normalizeRestriction } from '../restriction/normalizeRestriction.ts'
import { type Restriction, unrestricted } from '../restriction/restriction.ts'
import { combineRestrictions, opensEver } from './combineRestrictions.ts'

/** The facts about one door for one user, or for any member of a group. */
export interface PersonalDoor {
  name: string
  /** Whether the door is one of the user's doors. */
  isOpenToPerson: boolean
  /** The group's restriction at this door; null if it has none. */
  groupRestriction: Restriction | null
  /** Whether the door lets in users without a group, hours of their own or assigned doors. */
  default: 'open' | 'closed'
}

/**
 * All facts that decide where and when a user may enter. Hours in which a schedule holds a door open for everyone are not included.
 */
export interface PersonalAccess {
  accountIsActive: boolean
  /** Whether the group allows no entry at all. */
  groupOpensNothing: boolean
  /** Whether the user is in a group or has assigned doors. */
  hasGroupOrDoors: boolean
  ownRestriction: Restriction | null
  /** The first minute, in the property's time, at which the user may enter. */
  validFrom: LocalMoment | null
  /** The first minute at which the user may no longer enter. */
  validUntil: LocalMoment | null
  /** The current minute in the property's time. */
  now: LocalMoment
  doors: readonly PersonalDoor[]
}

/**
 * Why a user has no access. `notGiven`: the user has no group, hours or doors, which the property requires. `ended` has the minute of the
 * end.
 */
export type NoAccessReason = 'account' | 'group' | 'notGiven' | 'noDoors' | 'places' | 'ended' | 'never'

/** The doors at which the same hours apply to a user. */
export interface AccessSummaryRule {
  restriction: Restriction
  /** The group's restriction, if it applies too and cannot be merged into `restriction`; otherwise null. */
  within: Restriction | null
  doorCount: number
  /** The names of the doors; some may be left out. */
  doors: string[]
}

export interface AccessSummary {
  /** Why the user has no access; null if the user gets in at some door. */
  none: NoAccessReason | null
  endedAt: LocalMoment | null
  /** Whether the user has access only because the property lets in users without a restriction, at any time. */
  isByDefault: boolean
  /** The number of all doors. */
  doorCount: number
  /** The hours with their doors, those with the most doors first. */
  rules: AccessSummaryRule[]
}

/** Where and when a user may enter, over all doors. `describeAccess` says this in words. */
export function summarizeAccess(access: PersonalAccess): AccessSummary {
  const { doors, accountIsActive, groupOpensNothing } = access
  const none = (reason: NoAccessReason, endedAt: LocalMoment | null = null): AccessSummary => {
    return { none: reason, endedAt, isByDefault: false, doorCount: doors.length, rules: [] }
  }
  if (!accountIsActive) return none('account')
  if (groupOpensNothing) return none('group')
  const ended = endOf(access)
  if (ended) return none('ended', ended)
  if (doors.length === 0) return none('noDoors')
  const open = doors.filter(({ isOpenToPerson }) => isOpenToPerson)
  if (open.length === 0) return none('places')

  if (open.every((door) => isClosedTo(door, access))) return none('notGiven')

  const rules = new Map<string, AccessSummaryRule>()
  // A group usually has the same restriction at many doors, so the hours are calculated once for each restriction.
  const byGroupRule = new Map<Restriction | null, AccessSummaryRule | null>()
  for (const door of open) {
    const { groupRestriction: group } = door
    if (isClosedTo(door, access)) continue
    const known = byGroupRule.get(group)
    const rule = known === undefined ? enter(rules, ruleWithin(group, access), access.now) : known
    byGroupRule.set(group, rule)
    if (!rule) continue
    rule.doorCount += 1
    rule.doors.push(door.name)
  }
  if (rules.size === 0) return none('never')
  return {
    none: null, endedAt: null, isByDefault: !access.hasGroupOrDoors && !access.ownRestriction, doorCount: doors.length,
    rules: [...rules.values()].toSorted((one, other) => other.doorCount - one.doorCount),
  }
}

/** When a user may enter at one door; null if the door never opens for them. */
export function hoursAtDoor(door: PersonalDoor, access: Omit<PersonalAccess, 'doors'>): AccessHours | null {
  const { accountIsActive, groupOpensNothing, now } = access
  if (!accountIsActive || groupOpensNothing || !door.isOpenToPerson) return null
  if (isClosedTo(door, access)) return null
  const hours = ruleWithin(door.groupRestriction, access)
  return isStillOpen(hours, now) ? hours : null
}

/** Whether a closed door stays closed to the user, who has no group, hours or doors. */
function isClosedTo(door: PersonalDoor, { hasGroupOrDoors, ownRestriction }: Pick<PersonalAccess, 'hasGroupOrDoors' | 'ownRestriction'>): boolean {
  return door.default === 'closed' && !hasGroupOrDoors && !ownRestriction && !door.groupRestriction
}

/** The minute at which the access of the user or their own restriction ended, if it has ended. */
function endOf({ validUntil, ownRestriction, now }: PersonalAccess): LocalMoment | null {
  const ends = [validUntil, ownRestriction?.validUntil ?? null].filter((end) => end !== null && isReached(end, now))
  const [first = null] = ends.toSorted((one, other) => minutesOf(one) - minutesOf(other))
  // An end at midnight is written as the last minute of its day, not as the first of the next.
  return normalizeRestriction({ ...unrestricted, validUntil: first }).validUntil
}

/** When a user may enter. If `within` is set, both restrictions must allow it. */
export type AccessHours = Omit<AccessSummaryRule, 'doors' | 'doorCount'>

/** Finds or adds the entry for doors with the same hours; null if the hours have ended or never allow entry. */
function enter(rules: Map<string, AccessSummaryRule>, found: AccessHours, now: LocalMoment): AccessSummaryRule | null {
  if (!isStillOpen(found, now)) return null
  const key = JSON.stringify(found)
  const rule = rules.get(key) ?? { ...found, doorCount: 0, doors: [] }
  rules.set(key, rule)
  return rule
}

/** The user's hours at doors where the group has a given restriction. */
function ruleWithin(group: Restriction | null, { ownRestriction: own, validFrom, validUntil }: Omit<PersonalAccess, 'doors'>): AccessHours {
  if (!own && !validFrom && !validUntil) return { restriction: normalizeRestriction(group ?? unrestricted), within: null }
  const validity = { ...unrestricted, validFrom, validUntil }
  const ofPerson = (own && combineRestrictions(own, validity)) ?? own ?? validity
  const restriction = group ? combineRestrictions(ofPerson, group) : normalizeRestriction(ofPerson)
  return restriction ? { restriction, within: null } : { restriction: normalizeRestriction(ofPerson), within: group && normalizeRestriction(group) }
}

/** Whether a user's hours allow entry at any time from now on. */
function isStillOpen({ restriction, within }: AccessHours, now: LocalMoment): boolean {
  return isOpenNowOrLater(restriction, now) && (within === null || isOpenNowOrLater(within, now))
}

function isOpenNowOrLater(restriction: Restriction, now: LocalMoment): boolean {
  return opensEver(restriction) && !(restriction.validUntil && isReached(restriction.validUntil, now))
}

const isReached = (moment: LocalMoment, now: LocalMoment) => minutesOf(moment) <= minutesOf(now)
const minutesOf = (moment: LocalMoment | null) => (moment && toLocalMinutes(moment)) ?? 0
