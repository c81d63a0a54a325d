import { count, params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'

export const callGroupMessages = words('callGroup', {
  name: 'Call group name',
  directoryPin: 'Directory PIN',
  quietHours: 'Quiet hours',
  first: 'First called',
  second: 'Second called',
  voiceNumber: 'Voice number',
  numbers: 'Numbers in order',
  formerMember: 'Former member',
  quietWindows: count({ one: '{count} time of the week', other: '{count} times of the week' }),
  searchFailed: 'Users could not be searched. Try again.',
  endsTitle: 'A visitor may reach no one',
  endsText: 'With this plan, a call can end unanswered. Save anyway?',
  endsSave: 'Save anyway',
  endsBack: 'Change the plan',
  dropsText: params('After this change, a visitor who calls {groups} may reach no one. Save anyway?'),
  dropsBack: 'Keep editing',
})

export const invitationMessages = words('callGroupInvitations', {
  title: 'Invite a user to this group',
  help: 'They get an email with a link and choose a password. After that, visitors can call them.',
  email: 'Email address',
  tier: 'Joins',
  tier1: 'First called',
  tier2: 'Second called',
  send: 'Send invitation',
  sent: params('Invitation sent to {email}'),
  emailWrong: 'Enter an email address.',
  unanswered: 'Not answered yet',
  waiting: params('Sent {when}'),
  expired: 'Expired',
  resend: 'Send again',
  resendTo: params('Send the invitation to {email} again'),
  resent: params('New link sent to {email}'),
  withdraw: 'Revoke',
  withdrawFrom: params('Revoke the invitation to {email}'),
  withdrawn: params('The invitation to {email} no longer works'),
  loadFailed: 'Invitations could not be loaded',
})
