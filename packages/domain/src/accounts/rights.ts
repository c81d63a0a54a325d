import { Role } from './roles.ts'
import { UserType } from './userTypes.ts'

/** The profiles of a user. A user can have several at once; their rights add up. */
export const profiles = [
  'superAdmin', 'staff', 'userAdmin', 'kitsAdmin', 'billingAdmin', 'callGroupManager', 'voiceGroupUser', 'customer',
] as const
export type Profile = (typeof profiles)[number]

const operators = ['superAdmin', 'staff'] as const
const administrators = [...operators, 'userAdmin'] as const
const withDevices = [...administrators, 'kitsAdmin'] as const
const withBilling = [...administrators, 'billingAdmin'] as const
const everyone = profiles

/**
 * The role matrix: which profiles may run which action (specification §6, which doesn't show the full matrix; see
 * docs/decisions/2026-11-21-role-matrix.md). Actions named `….own` concern only the user's own things; every other action reaches things of
 * other users.
 */
export const rights = {
  'accounts.view': operators,
  'accounts.edit': operators,
  'dashboard.view': [...withDevices, 'billingAdmin', 'customer'],
  'users.view': administrators,
  'users.create': administrators,
  'users.edit': administrators,
  'users.delete': administrators,
  'users.setPassword': administrators,
  'users.setAdmin': administrators,
  'users.setKitsAdmin': operators,
  'users.setBillingAdmin': administrators,
  'users.signInAs': operators,
  'users.own': everyone,
  'groups.view': administrators,
  'groups.edit': administrators,
  'codes.view': administrators,
  'codes.edit': administrators,
  'restrictions.view': administrators,
  'restrictions.edit': administrators,
  'schedules.view': withDevices,
  'schedules.edit': administrators,
  'invites.view': administrators,
  'invites.create': administrators,
  'invites.revoke': administrators,
  'invites.rules': administrators,
  'invites.own': [...administrators, 'callGroupManager', 'voiceGroupUser', 'customer'],
  'callGroups.view': administrators,
  'callGroups.edit': administrators,
  'callGroups.own': [...administrators, 'callGroupManager', 'voiceGroupUser'],
  'gate.open': [...withDevices, 'callGroupManager', 'voiceGroupUser', 'customer'],
  'gate.holdOpen': administrators,
  'alerts.manage': administrators,
  'lockdown.view': administrators,
  'lockdown.set': administrators,
  'devices.view': withDevices,
  'devices.push': withDevices,
  'billing.view': withBilling,
  'billing.pay': withBilling,
  'billing.edit': withBilling,
  'brand.edit': administrators,
  'import.run': administrators,
  'codes.move': administrators,
  'export.run': administrators,
  'log.view': withDevices,
} as const satisfies Record<string, readonly Profile[]>

/** An action of the role matrix. */
export type Right = keyof typeof rights

/** Every action, in the order of the matrix. */
export const rightNames = Object.keys(rights) as Right[]

/** The fields of a signed-in user that decide the profiles (spec §3, §6). */
export interface RightsHolder {
  role: number
  UserTypeID?: number | null
  IsUserAdmin?: boolean
  IsKitsAdmin?: boolean
  IsBillingAdmin?: boolean
}

/** Every profile of a user, the widest first. An unknown role counts as a customer's, so that it grants nothing. */
export function profilesOf({ role, UserTypeID, IsUserAdmin, IsKitsAdmin, IsBillingAdmin }: RightsHolder): Profile[] {
  const holds: Partial<Record<Profile, boolean>> = {
    superAdmin: role === Role.SuperAdmin,
    staff: role === Role.Staff,
    userAdmin: IsUserAdmin,
    kitsAdmin: IsKitsAdmin,
    billingAdmin: IsBillingAdmin,
    callGroupManager: UserTypeID === UserType.CallGroupManager,
    voiceGroupUser: UserTypeID === UserType.VoiceGroupUser,
  }
  const held = profiles.filter((profile) => holds[profile])
  return held.length > 0 ? held : ['customer']
}

/** Whether a user administers hardware kits but no users. */
export function looksAfterHardwareAlone(user: RightsHolder): boolean {
  return mayDo(user, 'devices.view') && !mayDo(user, 'users.view')
}

/**
 * Whether the role matrix lets a user run an action. It decides which pages and buttons a user sees, and which requests the service
 * refuses.
 */
export function mayDo(user: RightsHolder, right: Right): boolean {
  const allowed: readonly Profile[] = rights[right]
  return profilesOf(user).some((profile) => allowed.includes(profile))
}
