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
  searchFailed: 'People could not be searched. Try again.',
  endsTitle: 'A visitor may reach nobody',
  endsText: 'By this plan a call can end with nobody reached. Save it all the same?',
  endsSave: 'Save all the same',
  endsBack: 'Change the plan',
  dropsText: params('After this change a visitor who calls {groups} can reach nobody. Save it all the same?'),
  dropsBack: 'Keep editing',
})

export const invitationMessages = words('callGroupInvitations', {
  title: 'Invite somebody to this group',
  help: 'They get a mail with a link, choose a password, and are called from then on.',
  email: 'Email address',
  tier: 'Joins',
  tier1: 'First called',
  tier2: 'Second called',
  send: 'Send invitation',
  sent: params('The invitation to {email} is on its way'),
  emailWrong: 'Type an email address.',
  unanswered: 'Not answered yet',
  waiting: params('Sent {when}'),
  expired: 'Expired',
  resend: 'Send again',
  resendTo: params('Send again: the invitation to {email}'),
  resent: params('A new link is on its way to {email}'),
  withdraw: 'Withdraw',
  withdrawFrom: params('Withdraw the invitation to {email}'),
  withdrawn: params('The invitation to {email} opens nothing any more'),
  loadFailed: 'Invitations could not be loaded',
})
