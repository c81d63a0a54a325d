import type { CallAnswer, HardwareModel, Landing, PartnerKind, WeekWindow } from '@portal/domain'
import type { SeedAccess } from './accessSeeds.ts'
import type { LinkKind, LinkState } from '../links/links.ts'
import type { SeedBilling } from './billingSeeds.ts'
import type { PortsTable } from '../store/doorSchema.ts'

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
  /** Its doors let in no one without a group, own hours or assigned doors. */
  isClosed?: boolean
}

export interface SeedUser {
  /** Default: the position in the world's list, from 1. Users added later have explicit ids, so that other ids stay. */
  id?: number
  /** The audience of specification §1 and the branch of the landing order for this sign-in. */
  audience: string
  name: string
  username: string
  propertyId: number
  lands: Landing | 'nonWebAccess'
  /** 1 SuperAdmin, 2 Staff, 3 Customer; 3 if omitted. */
  role?: number
  /** 2 call group manager, 9 voice group user; 1 if omitted. */
  userType?: number
  callGroupId?: number
  isAdmin?: boolean
  isKitsAdmin?: boolean
  isBillingAdmin?: boolean
  isSingleFamily?: boolean
  /** 1 if omitted; 3: no dashboard. */
  dashboardFlag?: number
  hasWebAccess?: boolean
  /** False for a master user who has not set a password yet; the console does not list such a user as a sign-in. */
  hasPassword?: boolean
  watchmanPhoneNumber?: string
  /** HTML; omit for a user without a new release. */
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
  /** 1 is the highest level. */
  level: number
  isHidden?: boolean
  code?: string
  isNoAccess?: boolean
  keepsAccess?: boolean
}

/** A place at which a device is installed. */
export interface SeedLocation {
  id: number
  propertyId: number
  name: string
}

/** A user of a property, who isn't a sign-in of the console. */
export interface SeedPerson {
  name: string
  /** The last name; omit if it is the name without its first word. */
  lastName?: string
  email: string
  propertyId: number
  groupId: number
  unit?: string
  phone?: string
  directoryPin?: string
  notes?: string
  /** Omit for a user without web access; `invited`: has not set a password yet. */
  web?: 'yes' | 'invited'
  callGroupId?: number
  /** Whether the user answers calls in the app; users with a unit do if omitted. */
  hasApp?: boolean
  /** Whether the user's phone shows no calls of the app. */
  isSilent?: boolean
  quietHours?: readonly WeekWindow[]
  /** Whole days after the day of seeding; an end of 0 is the end of that day. */
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
  /** Whether the group calls phones instead of apps. */
  isVoice?: boolean
  directoryPin?: string
  /** Email addresses of the users called first, and second. */
  first?: readonly string[]
  second?: readonly string[]
  /** Phone numbers; a video group calls its number last. `of`: the email address of the phone's user. */
  numbers?: readonly { phone: string; label: string; of?: string }[]
  quietHours?: readonly WeekWindow[]
}

/** A visitor's call that has ended. */
export interface SeedCall {
  minutesAgo: number
  portId: string
  callGroupId: number
  /** The users' answers by email address; others did nothing. */
  answers?: Readonly<Record<string, CallAnswer>>
  /** When the answering phone hung up, in milliseconds since the visitor pressed. */
  hangsUpAfter?: number
}

export interface SeedLink {
  /** Lower-case letters and hyphens; it is the token if secrets are fixed. */
  key: string
  kind: LinkKind
  state: LinkState
  /** What the console shows instead of the link's state until the link is used. */
  shows?: string
  /** The user name of the user that the link is about. */
  user?: string
  /** The user name of the administrator of a signInAsAdmin link. */
  by?: string
  /** The call group that a subscribe link asks to join, and the values that it suggests. */
  callGroupId?: number
  suggestedUsername?: string
  watchmanPhoneNumber?: string
}

/** A time in which a door was offline or left open, before the seeding. */
export interface SeedDoorTrouble {
  portId: string
  word: 'Offline' | 'LeftOpen'
  minutesAgo: number
  minutes: number
}

export interface SeedPort {
  id: string
  propertyId: number
  /** Omit if the door is at no location. */
  locationId?: number
  name: string
  model: HardwareModel
  status: PortsTable['status']
  /** Minutes before the seeding; omit if the door never opened. */
  openedMinutesAgo?: number
  /** The number from which the station calls phones; omit if it has none. */
  stationNumber?: string
}

/** A property in another system: its field names, and its records in that order. */
export interface SeedPartnerSite {
  id: number
  accountId: number
  system: string
  name: string
  headings: Readonly<Record<PartnerKind, readonly string[]>>
  records: Readonly<Record<PartnerKind, readonly (readonly string[])[]>>
}

/** A start or an end of an invite, relative to the moment of seeding in the property's zone. */
export type SeedMoment = { days: number } | { hours: number } | { endOfDay: number }

export interface SeedInvite {
  /** Lower-case letters and hyphens; it names the link if secrets are fixed. */
  key: string
  name: string
  type: 'Temporary' | 'Recurring'
  propertyId: number
  sentBy: string
  description: string
  locations: readonly string[]
  start: SeedMoment | null
  end: SeedMoment | null
  /** Null: without limit. */
  uses: { allowed: number; left: number } | null
  weekly?: readonly { weekdays: readonly number[]; start: number; end: number }[]
  isRevoked?: boolean
}

export interface SeedEvent {
  minutesAgo: number
  portId: string
  /** The name of a user or an invitation of the world; null for a code that nobody has. */
  who: string | null
  reason: string
  /** The label of the user's presented code, if the user still has it. */
  code?: string
  /** The kind of entry method, unless it is an existing code. */
  credentialKind?: string
}

/** A named state of the whole sandbox. */
export interface SeedSitePlan {
  propertyId: number
  /** A data URL. */
  picture: string
  /** Pixels. */
  width: number
  height: number
  /** Doors with their place: ten-thousandths of the width from the left, of the height from the top. */
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
  /** SQL that adds records that are too many to list, such as 100,000 users. */
  fill?: (options: { now: number; passwordHash: string }) => readonly string[]
  callGroups: readonly SeedCallGroup[]
  links: readonly SeedLink[]
  ports: readonly SeedPort[]
  sitePlans?: readonly SeedSitePlan[]
  invites: readonly SeedInvite[]
  events: readonly SeedEvent[]
  /** Earliest first. */
  doorTroubles?: readonly SeedDoorTrouble[]
  calls?: readonly SeedCall[]
  /** What other systems have of the world's accounts. */
  partnerSites?: readonly SeedPartnerSite[]
  /** Omit if no account is billed. */
  billing?: readonly SeedBilling[]
}
