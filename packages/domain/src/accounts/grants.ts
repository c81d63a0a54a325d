import { mayDo, type Profile, type Right, type RightsHolder } from './rights.ts'

/** The flags of a user that give rights (spec §3, §6), what they make of the user, and who may give or take each. */
export const grantedFlags = {
  IsUserAdmin: { profile: 'userAdmin', right: 'users.setAdmin' },
  IsKitsAdmin: { profile: 'kitsAdmin', right: 'users.setKitsAdmin' },
  IsBillingAdmin: { profile: 'billingAdmin', right: 'users.setBillingAdmin' },
} as const satisfies Record<string, { profile: Profile; right: Right }>

export type GrantedFlag = keyof typeof grantedFlags

/**
 * Whether a user may give this flag to others, and take it from them: who administers people, where the matrix says so or they have it
 * themselves. Who looks after the hardware is thus named by the operating company, or by an administrator who does so too.
 */
export function mayGrant(user: RightsHolder, flag: GrantedFlag): boolean {
  return mayDo(user, 'users.edit') && (user[flag] === true || mayDo(user, grantedFlags[flag].right))
}

/** Billing administrators land on billing (spec §2); who administers people as well lands on the dashboard. */
export function landsOnBilling(user: RightsHolder): boolean {
  return user.IsBillingAdmin === true && !mayDo(user, 'users.view')
}
