import type { UsersTable } from '../store/peopleSchema.ts'

/** The module kinds of specification §3: all for administrators, the call modules for everybody else. */
export function permittedModules(user: Pick<UsersTable, 'is_user_admin'>): number[] {
  return user.is_user_admin === 1 ? [14, 21, 22, 23] : [21, 22]
}
