/** The user types that have their own landing page (spec §1, §6). Other numbers are ordinary users. */
export const UserType = { CallGroupManager: 2, VoiceGroupUser: 9 } as const
export type UserType = (typeof UserType)[keyof typeof UserType]

/** Whether users of this type have only the page of the call group that they manage. */
export function managesCallGroup(typeId: number): boolean {
  return typeId === UserType.CallGroupManager || typeId === UserType.VoiceGroupUser
}

export const TenantType = { MultiTenant: 1, SingleFamily: 2 } as const
export type TenantType = (typeof TenantType)[keyof typeof TenantType]

/** The value of `IsUserDashboard` for users without a dashboard, who are signed out again (spec §2). */
export const noDashboardFlag = 3
