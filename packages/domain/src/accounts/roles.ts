/**
 * The role of a signed-in user, as the `role` of the login answer (spec §3, §6). The configuration's list of role options (1 Admin, 2
 * Customer; spec §6) is a different numbering that no call carries.
 */
export const Role = { SuperAdmin: 1, Staff: 2, Customer: 3 } as const
export type Role = (typeof Role)[keyof typeof Role]

/** Staff of the operating company (SuperAdmin and Staff), who act for every account. */
export function isOperator({ role }: { role: number }): boolean {
  return role === Role.SuperAdmin || role === Role.Staff
}
