import type { CallAnswer, HardwareModel, Landing, PartnerKind, WeekWindow } from '@portal/domain'
import type { SeedAccess } from './accessSeeds.ts'
import type { LinkKind, LinkState } from '../links/links.ts'
import type { SeedBilling } from './billingSeeds.ts'
import type { Row } from '../store/schema.ts'

export interface SeedAccount {
  id: number
  name: string
  isActive: boolean
}

export interface SeedProperty {
  id: number
  accountId: number
  name: string
  address: string
  timeZone: string
  /** Whether the property's doors refuse users without a group, hours of their own and assigned doors. */
  isClosed?: boolean
}

export interface SeedUser {
  /** The user's id; by default the position in the list, from 1. Users added later have explicit ids, so that other ids stay the same. */
  id?: number
  /** The audience of specification §1, and the landing page after this sign-in. */
  audience: string
  name: string
  username: string
  propertyId: number
  lands: Landing | 'nonWebAccess'
  /** The user's role: 1 SuperAdmin, 2 Staff, 3 Customer; 3 if omitted. */
  role?: number
  /** The user's type: 2 call group manager, 9 voice group user; 1 if omitted. */
  userType?: number
  callGroupId?: number
  isAdmin?: boolean
  isKitsAdmin?: boolean
  isBillingAdmin?: boolean
  isSingleFamily?: boolean
  /** The user's dashboard: 3 for none; 1 if omitted. */
  dashboardFlag?: number
  hasWebAccess?: boolean
  /** Whether the user has a password. False for a master user who has not set one yet; the console does not list such a user as a sign-in. */
  hasPassword?: boolean
  watchmanPhoneNumber?: string
  /** The notes of a new release as HTML; omit them for a user without a new release. */
  releaseContent?: string
  hasGroupVideo?: boolean
  groupId?: number
  unit?: string
  phone?: string
}

export interface SeedGroup {
  id: number
  accountId: number
  name: string
  description: string
  /** The group's level; 1 is the highest. */
  level: number
  isHidden?: boolean
  code?: string
  isNoAccess?: boolean
  keepsAccess?: boolean
}

/** A place where a controller or station is installed. */
export interface SeedLocation {
  id: number
  propertyId: number
  name: string
}

/** A user of a property who isn't listed as a sign-in in the console. */
export interface SeedPerson {
  name: string
  /** The last name; omit it if it is the name without its first word. */
  lastName?: string
  email: string
  propertyId: number
  groupId: number
  unit?: string
  phone?: string
  directoryPin?: string
  notes?: string
  /** Whether the user has web access; omit it for none. `invited`: the user has not set a password yet. */
  web?: 'yes' | 'invited'
  callGroupId?: number
  /** Whether the user answers calls in the app; users with a unit do if omitted. */
  hasApp?: boolean
  /** Whether the user's phone shows no calls of the mobile app. */
  isSilent?: boolean
  quietHours?: readonly WeekWindow[]
  /** The start and end of access, in whole days after the day on which the data is created; an end of 0 is the end of that day. */
  validFromDays?: number
  validUntilDays?: number
}

export interface SeedContact {
  propertyId: number
  name: string
  relation: string
  phone: string
  email: string
  notes?: string
}

export interface SeedCallGroup {
  id: number
  propertyId: number
  name: string
  /** Whether the call group calls phones instead of apps. */
  isVoice?: boolean
  directoryPin?: string
  /** The email addresses of the users called first, and second. */
  first?: readonly string[]
  second?: readonly string[]
  /** The phone numbers; a video group calls its number last. `of`: the email address of the phone's user. */
  numbers?: readonly { phone: string; label: string; of?: string }[]
  quietHours?: readonly WeekWindow[]
}

/** A visitor call that has ended. */
export interface SeedCall {
  minutesAgo: number
  portId: string
  callGroupId: number
  /** The users' answers by email address; the others did not answer. */
  answers?: Readonly<Record<string, CallAnswer>>
  /** When the answering user hung up, in milliseconds since the visitor pressed call. */
  hangsUpAfter?: number
}

export interface SeedLink {
  /** The name of the link in lower-case letters and hyphens; it is also the token if secrets are fixed. */
  key: string
  kind: LinkKind
  state: LinkState
  /** The console shows this text instead of the link's state until the link is used. */
  shows?: string
  /** The username of the user that the link is about. */
  user?: string
  /** The username of the administrator of a signInAsAdmin link. */
  by?: string
  /** The call group that the user of a Subscribe link can join, and the values that the link suggests. */
  callGroupId?: number
  suggestedUsername?: string
  watchmanPhoneNumber?: string
}

/** A period before now in which a door was offline or left open. */
export interface SeedDoorTrouble {
  portId: string
  word: 'Offline' | 'LeftOpen'
  minutesAgo: number
  minutes: number
}

export interface SeedPort {
  id: string
  propertyId: number
  /** The id of the door's location; omit it if the door has none. */
  locationId?: number
  name: string
  model: HardwareModel
  status: Row<'ports'>['status']
  /** When the door last opened, in minutes before now; omit it if the door never opened. */
  openedMinutesAgo?: number
  /** The phone number from which the station calls; omit it if the station has none. */
  stationNumber?: string
}

/** A property in another system: the names of its fields, and its records with the fields in that order. */
export interface SeedPartnerSite {
  id: number
  accountId: number
  system: string
  name: string
  headings: Readonly<Record<PartnerKind, readonly string[]>>
  records: Readonly<Record<PartnerKind, readonly (readonly string[])[]>>
}

/** A start or an end of an invite, relative to the time at which the data is created, in the property's zone. */
export type SeedMoment = { days: number } | { hours: number } | { endOfDay: number }

export interface SeedInvite {
  /** The name of the invite in lower-case letters and hyphens; it is also the token of the link if secrets are fixed. */
  key: string
  name: string
  type: 'Temporary' | 'Recurring'
  propertyId: number
  sentBy: string
  description: string
  locations: readonly string[]
  start: SeedMoment | null
  end: SeedMoment | null
  /** The allowed and left uses; null without a limit. */
  uses: { allowed: number; left: number } | null
  weekly?: readonly { weekdays: readonly number[]; start: number; end: number }[]
  isRevoked?: boolean
}

export interface SeedEvent {
  minutesAgo: number
  portId: string
  /** The name of a user or an invite of the example data; null for a code that belongs to no one. */
  who: string | null
  reason: string
  /** The label of the user's presented code, if the user still has this code. */
  code?: string
  /** The kind of entry method, if the event doesn't name an existing code. */
  credentialKind?: string
}

/** A site plan: a picture of a property with its doors. */
export interface SeedSitePlan {
  propertyId: number
  /** The picture as a data URL. */
  picture: string
  /** The picture's width and height in pixels. */
  width: number
  height: number
  /** The positions of doors in ten-thousandths: of the width from the left, of the height from the top. */
  places: Readonly<Record<string, readonly [x: number, y: number]>>
}

export interface WorldSeeds {
  title: string
  description: string
  accounts: readonly SeedAccount[]
  properties: readonly SeedProperty[]
  users: readonly SeedUser[]
  groups?: readonly SeedGroup[]
  locations?: readonly SeedLocation[]
  people?: readonly SeedPerson[]
  contacts?: readonly SeedContact[]
  access?: SeedAccess
  /** Returns SQL that adds records that are too many to list, such as 100,000 users. */
  fill?: (options: { now: number; passwordHash: string }) => readonly string[]
  callGroups: readonly SeedCallGroup[]
  links: readonly SeedLink[]
  ports: readonly SeedPort[]
  sitePlans?: readonly SeedSitePlan[]
  invites: readonly SeedInvite[]
  events: readonly SeedEvent[]
  /** The troubles of doors, earliest first. */
  doorTroubles?: readonly SeedDoorTrouble[]
  calls?: readonly SeedCall[]
  /** The properties and records that other systems have about the accounts. */
  partnerSites?: readonly SeedPartnerSite[]
  /** How the accounts are billed; omit it if none is billed. */
  billing?: readonly SeedBilling[]
}
