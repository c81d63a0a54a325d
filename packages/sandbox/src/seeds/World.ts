import type { HardwareModel, Landing } from '@portal/domain'
import type { SeedAccess } from './accessSeeds.ts'
import type { LinkKind, LinkState } from '../links/links.ts'
import type { SeedBilling } from './billingSeeds.ts'
import type { PortsTable } from '../store/schema.ts'

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
}

export interface SeedUser {
  /** Their place in the world's list, counted from 1, if omitted. Set for those who came later, so that nobody else gets another id. */
  id?: number
  /** The audience of specification §1, and the landing branch that this sign-in shows. */
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
  /** False for a master user who has set none yet; such a one is no sign-in. */
  hasPassword?: boolean
  watchmanPhoneNumber?: string
  /** HTML; omit where there is nothing new. */
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
  /** 1 stands highest. */
  level: number
  isHidden?: boolean
  code?: string
  isNoAccess?: boolean
  keepsAccess?: boolean
}

/** A place where a device stands. */
export interface SeedLocation {
  id: number
  propertyId: number
  name: string
}

/** Somebody who lives or works at a property; not a sign-in of the console. */
export interface SeedPerson {
  name: string
  /** The last name; omit where it is all but the first word of the name. */
  lastName?: string
  email: string
  propertyId: number
  groupId: number
  unit?: string
  phone?: string
  directoryPin?: string
  notes?: string
  /** Omit for one who signs in on the phone only; `invited`: has set no password yet. */
  web?: 'yes' | 'invited'
  callGroupId?: number
  /** Days before the seeding; omit where they never came in. */
  lastEntryDays?: number
  /** Whole days after the day of seeding: 0 ends with it. */
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
  /** Calls telephones instead of apps. */
  isVoice?: boolean
}

export interface SeedLink {
  /** Lower-case letters and hyphens; the token where links are fixed. */
  key: string
  kind: LinkKind
  state: LinkState
  /** What the console says of it instead of its state, until it is used. */
  shows?: string
  /** The user name of the one it is about. */
  user?: string
  /** The administrator of a signInAsAdmin link. */
  by?: string
  /** What a subscribe link asks to join, and what it suggests. */
  callGroupId?: number
  suggestedUsername?: string
  watchmanPhoneNumber?: string
}

export interface SeedPort {
  id: string
  propertyId: number
  /** Omit where no location has it. */
  locationId?: number
  name: string
  model: HardwareModel
  status: PortsTable['status']
  /** Minutes before the seeding; omit where it never opened. */
  openedMinutesAgo?: number
}

/** Where an invite's time lies, seen from the moment of seeding in the property's zone. */
export type SeedMoment = { days: number } | { hours: number } | { endOfDay: number }

export interface SeedInvite {
  /** Lower-case letters and hyphens; names the link where links are fixed. */
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
  /** The name of a person or an invitation of the world; null for a code nobody has. */
  who: string | null
  reason: string
  credentialKind: string
}

/** A named state of the whole sandbox. */
export interface World {
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
  /** SQL that fills in what would be too long to list, such as 100,000 people. */
  fill?: (options: { now: number; passwordHash: string }) => readonly string[]
  callGroups: readonly SeedCallGroup[]
  links: readonly SeedLink[]
  ports: readonly SeedPort[]
  invites: readonly SeedInvite[]
  events: readonly SeedEvent[]
  /** Omit where nobody owes anything. */
  billing?: readonly SeedBilling[]
}
