import { Role } from '@portal/domain'
import type { UserDetails } from '../../../app/Portal.ts'

export type Right = 'userAdmin' | 'kitsAdmin' | 'billingAdmin'

export interface AccountView {
  name: string
  email: string
  role: 'roleSuperAdmin' | 'roleStaff' | 'roleCustomer' | null
  rights: Right[]
  accountName: string
  isAccountActive: boolean
  inactive: UserDetails['Inactive']
  callGroupId: string | null
}

export function toAccountView(details: UserDetails): AccountView {
  const rights: [Right, boolean][] = [
    ['userAdmin', details.IsUserAdmin],
    ['kitsAdmin', details.IsKitsAdmin],
    ['billingAdmin', details.IsBillingAdmin],
  ]
  return {
    name: details.Name,
    email: details.Email,
    role: roleOf(details.role),
    rights: rights.filter(([, isGiven]) => isGiven).map(([right]) => right),
    accountName: details.AccountName,
    isAccountActive: details.IsAccountActive,
    inactive: details.Inactive,
    callGroupId: details.callgroupId === null ? null : String(details.callgroupId),
  }
}

function roleOf(role: number): AccountView['role'] {
  if (role === Role.SuperAdmin) return 'roleSuperAdmin'
  if (role === Role.Staff) return 'roleStaff'
  return role === Role.Customer ? 'roleCustomer' : null
}
