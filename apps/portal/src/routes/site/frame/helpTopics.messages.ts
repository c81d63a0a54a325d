import { params } from '@nanostores/i18n'
import { words } from '../../../i18n/catalogue.ts'

/** What the help says, by the help keys of specification §9 whose pages exist, and pages that have no key. */
export const helpTopicMessages = words('helpTopics', {
  close: 'Close',
  dashboard: 'Dashboard',
  dashboardText: 'What needs you stands first: doors that are offline or left open, and invites that end today. Below it are all doors; beside them who came by, and why somebody was refused. It refreshes by itself.',
  users: 'Users',
  usersText: 'Everyone who may pass. Search by name, email, unit, phone or code; narrow with the filters; tick people to move many at once. A bulk move can be taken back here for a day.',
  groups: 'User groups',
  groupsText: 'People of a group have the same hours and doors. Level 1 is the highest: a group sees the groups below it. A rule of a door comes before a rule of its place, and that before the rule for everywhere.',
  restrictions: 'Restrictions',
  restrictionsText: 'Templates are hours that several groups share: change one, and every group that uses it changes. Hours of a group stand on the page of the group, hours of one person on their page.',
  schedules: 'Schedules',
  schedulesText: 'A schedule holds doors open for everybody, without a code. It can pause on holidays; an exception changes one date. To open a door on one date only, add an exception and leave the week empty.',
  qrcode: 'QR keys',
  qrcodeText: 'A guest opens the link of an invitation without an account. A temporary key shows its code at once. A recurring key makes a new code for every use, so a saved picture does not work twice.',
  import: 'Import',
  importText: 'A file of people, as CSV: its columns are recognised, what a spreadsheet broke is mended, and a dry run shows every row before anything is written. An import can be paused, and taken back for 90 days.',
  billing: 'Billing',
  billingText: 'Users with billing rights land on the billing page when they log in.',
  support: params('Still stuck? Call {phone}.'),
})
