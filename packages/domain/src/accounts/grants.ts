import { mayDo, type Profile, type Right, type RightsHolder } from './rights.ts'

/** The flags of a user (spec §3, §6), each with its profile and the right needed to grant or remove it. */
export const grantedFlags = {
  IsUserAdmin: { profile: 'userAdmin', right: 'users.setAdmin' },
  IsKitsAdmin: { profile: 'kitsAdmin', right: 'users.setKitsAdmin' },
  IsBillingAdmin: { profile: 'billingAdmin', right: 'users.setBillingAdmin' },
} as const satisfies Record<string, { profile: Profile; right: Right }>

export type GrantedFlag = keyof typeof grantedFlags

/**
 * Whether a user may give this flag to others and take it from them. The user must be allowed to edit users, and the matrix must grant
 * the right to this flag or the user must have the flag. So only the operating company, or an administrator who has the flag, can appoint
 * a kits administrator.
 */
export function mayGrant(user: RightsHolder, flag: GrantedFlag): boolean {
  return mayDo(user, 'users.edit') && (user[flag] === true || mayDo(user, grantedFlags[flag].right))
}

/** Whether a user starts on the billing page: billing administrators who may not view users (spec §2). Others start on the dashboard. */
export function landsOnBilling(user: RightsHolder): boolean {
  return user.IsBillingAdmin === true && !mayDo(user, 'users.view')
}
