import { params } from '@nanostores/i18n'
import { words } from '../../../i18n/catalogue.ts'

/** The help menu, by the help keys of specification §9 whose pages exist. */
export const helpMessages = words('help', {
  title: 'Help',
  close: 'Close',
  dashboard: 'Dashboard',
  dashboardText: 'What needs you stands first: doors that are offline or left open, and invites that end today. Below it are all doors; beside them who came by, and why somebody was refused. It refreshes by itself.',
  qrcode: 'QR keys',
  qrcodeText: 'A guest opens the link of an invitation without an account. A temporary key shows its code at once. A recurring key makes a new code for every use, so a saved picture does not work twice.',
  billing: 'Billing',
  billingText: 'Users with billing rights land on the billing page when they log in.',
  support: params('Still stuck? Call {phone}.'),
})
