import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'
import { count } from '#portal/i18n/count.ts'

export const inviteDetailMessages = words('inviteDetail', {
  sentBy: params('Sent by {name}'),
  madeOn: params('Made {time}'),
  whenAndWhere: 'When and where',
  places: 'Places',
  recipient: 'Sent to',
  nobody: 'Nobody: the link was handed over',
  lastSent: params('{recipient}, last {time}'),
  uses: 'Uses',
  usesLeft: params('{left} of {all} left'),
  noLimit: 'No limit',
  lastUsed: 'Last used',
  never: 'Never',
  pin: 'PIN',
  showPin: 'Show PIN',
  hidePin: 'Hide PIN',
  description: 'Description',
  use: 'Use',
  noUse: 'Nobody used it yet. Every opening and every refusal appears here.',
  opened: params('Opened {port}'),
  denied: params('Denied at {port}: {reason}'),
  edit: 'Edit',
  resend: 'Send again',
  revoke: 'Withdraw',
  resendTitle: 'Send this invite again?',
  resendText: 'The guest gets a new link. The link of before stops working at once.',
  resendPinText: 'The guest gets a new PIN. The PIN of before stops working at once.',
  resendTo: 'Send to',
  resendToHelp: 'Empty: no mail is sent, and you get the link to hand over.',
  recipientInvalid: 'This is not an email address',
  resendConfirm: 'Send again',
  revokeTitle: params('Withdraw {name}?'),
  revokePlaces: count({ one: 'place does not open by it any more', other: 'places do not open by it any more' }),
  revokeGuest: 'The guest’s page says that the key was withdrawn.',
  revokeConfirm: 'Withdraw invite',
  cancel: 'Cancel',
  revoked: 'The invite is withdrawn. Nothing opens by it any more.',
  resentTo: params('Sent again to {recipient}. The link of before does not work any more.'),
  resent: 'There is a new link. The one of before does not work any more.',
  ended: 'This invite opens nothing any more. Make a new one if the guest is to come again.',
  endedByItself: 'This invite opens nothing any more. Edit its end or its uses, or make a new one, if the guest is to come again.',
  failed: 'The invite could not be loaded',
})

/** Above an invite that was just made. */
export const inviteMadeMessages = words('inviteMade', {
  sentTitle: 'The invite is sent',
  madeTitle: 'The invite is made',
  sentTo: params('A mail is on its way to {recipient}.'),
  another: 'Another invite',
})

/** After an invite was made or sent again: its secret, told once. */
export const inviteSecretMessages = words('inviteSecret', {
  link: 'Link for the guest',
  linkHelp: 'It is not shown again later. Whoever has it can open the key.',
  pin: 'PIN for the guest',
  pinHelp: 'Whoever knows it can open.',
  copy: 'Copy',
  copied: 'Copied',
})
