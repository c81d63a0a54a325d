/**
 * The role of a signed-in user, as the login answer's `role` (spec §3, §6). The configuration's list of role options, where 1 is Admin and
 * 2 Customer (spec §6), is another numbering: no call carries it.
 */
export const Role = { SuperAdmin: 1, Staff: 2, Customer: 3 } as const
export type Role = (typeof Role)[keyof typeof Role]

/** Staff of the operating company (SuperAdmin and Staff), who act for every account. */
export function isOperator({ role }: { role: number }): boolean {
  return role === Role.SuperAdmin || role === Role.Staff
}
