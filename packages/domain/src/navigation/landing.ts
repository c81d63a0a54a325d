import { isOperator, Role } from '../accounts/roles.ts'
import { managesCallGroup, noDashboardFlag, UserType } from '../accounts/userTypes.ts'

/** The page that opens first for a signed-in user. 'signOut' ends the session first. */
export type Landing =
  | 'inactive'
  | 'singleFamilySetup'
  | 'videoCallGroup'
  | 'voiceCallGroup'
  | 'login'
  | 'billing'
  | 'signOut'
  | 'dashboard'

/** The user details that decide the landing page. */
export interface LandingDetails {
  IsAccountActive: boolean
  IS_SFH_ACTIVE: boolean
  UserTypeID: number
  callgroupId: number | string | null
  IsBillingAdminLoginLandpage: boolean
  IsUserDashboard: number
  /** The user's role. Operators work in inactive accounts too. */
  role?: number
}

export interface LandingRow {
  /** The number of the rule (spec §2 "After landing on '/'"). */
  rule: number
  when: (details: LandingDetails) => boolean
  goTo: Landing
}

/** The rules in order of priority. The first that matches decides; the last always matches. */
export const landingOrder: readonly LandingRow[] = [
  { rule: 1, when: (user) => !user.IsAccountActive && !isOperator({ role: user.role ?? Role.Customer }), goTo: 'inactive' },
  { rule: 2, when: (user) => user.IS_SFH_ACTIVE, goTo: 'singleFamilySetup' },
  { rule: 3, when: (user) => user.UserTypeID === UserType.CallGroupManager && hasCallGroup(user), goTo: 'videoCallGroup' },
  { rule: 4, when: (user) => user.UserTypeID === UserType.VoiceGroupUser && hasCallGroup(user), goTo: 'voiceCallGroup' },
  { rule: 5, when: ({ UserTypeID }) => managesCallGroup(UserTypeID), goTo: 'login' },
  { rule: 6, when: (user) => user.IsBillingAdminLoginLandpage, goTo: 'billing' },
  { rule: 7, when: (user) => user.IsUserDashboard === noDashboardFlag, goTo: 'signOut' },
  { rule: 8, when: () => true, goTo: 'dashboard' },
]

/** The page on which a user lands after '/' (spec §2). */
export function resolveLanding(details: LandingDetails): Landing {
  return landingOrder.find(({ when }) => when(details))?.goTo ?? 'dashboard'
}

/** Whether an id names a call group. Null, 0, an empty text and an all-zero GUID do not. */
export function hasCallGroup({ callgroupId }: Pick<LandingDetails, 'callgroupId'>): boolean {
  if (typeof callgroupId === 'number') return callgroupId > 0
  return callgroupId !== null && !/^[\s0-]*$/.test(callgroupId)
}
