import { params } from '@nanostores/i18n'
import { words } from '../../../i18n/catalogue.ts'

export const accountMessages = words('account', {
  inactiveTitle: 'This account is inactive',
  inactiveText: params('{account} is not active, so its doors and users cannot be managed here. Call support to have it activated.'),
  callSupport: params('Call {phone}'),
  singleFamilySetup: 'Single family setup',
  you: 'Your user',
  yourAccount: 'Your account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  accountName: 'Account',
  accountStatus: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  callGroup: 'Call group',
  noCallGroup: 'None',
  rights: 'Rights',
  userAdmin: 'User administrator',
  kitsAdmin: 'Equipment administrator',
  billingAdmin: 'Billing administrator',
  noRights: 'No administrator rights',
  roleSuperAdmin: 'Super admin',
  roleStaff: 'Staff',
  roleCustomer: 'Customer',
  notHereYet: 'This version of the portal shows these facts only. To change them, call support.',
})
