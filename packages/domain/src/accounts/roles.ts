/**
 * The role of a signed-in user, in `role` of the login answer (spec §3, §6). The configuration's list of roles (1 Admin, 2 Customer; spec
 * §6) has other numbers, which no call uses.
 */
export const Role = { SuperAdmin: 1, Staff: 2, Customer: 3 } as const
export type Role = (typeof Role)[keyof typeof Role]

/** Staff of the operating company (SuperAdmin and Staff), who act for every account. */
export function isOperator({ role }: { role: number }): boolean {
  return role === Role.SuperAdmin || role === Role.Staff
}
