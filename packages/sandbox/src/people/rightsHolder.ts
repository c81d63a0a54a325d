import type { RightsHolder } from '@portal/domain'
import type { UsersTable } from '../store/peopleSchema.ts'

/** The facts about a user that the role matrix reads. */
export function rightsHolder(user: Pick<UsersTable, 'role' | 'user_type_id' | 'is_user_admin' | 'is_kits_admin' | 'is_billing_admin'>): RightsHolder {
  return {
    role: user.role,
    UserTypeID: user.user_type_id,
    IsUserAdmin: user.is_user_admin === 1,
    IsKitsAdmin: user.is_kits_admin === 1,
    IsBillingAdmin: user.is_billing_admin === 1,
  }
}

/** The kinds of modules of specification §3 that a user may use: all for administrators, only the call modules for others. */
export function permittedModules(user: Pick<UsersTable, 'is_user_admin'>): number[] {
  return user.is_user_admin === 1 ? [14, 21, 22, 23] : [21, 22]
}
