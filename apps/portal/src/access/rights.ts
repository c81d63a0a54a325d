import { Role } from '@portal/domain'
import type { UserDetails } from '../app/Portal.ts'

/** Whether a user may change codes, restrictions, schedules and invitations. */
export function mayManageAccess({ role, IsUserAdmin }: Pick<UserDetails, 'role' | 'IsUserAdmin'>): boolean {
  return role === Role.SuperAdmin || role === Role.Staff || IsUserAdmin
}
