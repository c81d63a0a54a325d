/** The role of a signed-in user, as the login answer's `role` (spec §3, §6). */
export const Role = { SuperAdmin: 1, Staff: 2, Customer: 3 } as const
export type Role = (typeof Role)[keyof typeof Role]
export type RoleName = keyof typeof Role

/** Staff of the operating company (SuperAdmin and Staff), who act for every account. */
export function isOperator({ role }: { role: number }): boolean {
  return role === Role.SuperAdmin || role === Role.Staff
}

/**
 * The other reading of the role set: the option list of the configuration (spec §6). It is what a form offers,
 * not what a user is: 2 is Customer here and Staff in `Role`, so the two are never compared.
 */
export const RoleOption = { Admin: 1, Customer: 2 } as const
export type RoleOption = (typeof RoleOption)[keyof typeof RoleOption]
export type RoleOptionName = keyof typeof RoleOption

/** The name of a `Role` value, or null where the number is none. */
export function roleName(role: number): RoleName | null {
  return nameOf(Role, role)
}

/** The name of a `RoleOption` value, or null where the number is none. */
export function roleOptionName(option: number): RoleOptionName | null {
  return nameOf(RoleOption, option)
}

function nameOf<Name extends string>(names: Record<Name, number>, value: number): Name | null {
  for (const name in names) if (names[name] === value) return name
  return null
}
