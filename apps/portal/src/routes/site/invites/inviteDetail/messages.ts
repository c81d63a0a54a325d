import { words } from '#portal/i18n/catalogue.ts'

export const inviteDetailMessages = words('inviteDetail', {
  sentBy: 'Sent by {name}',
  sentFrom: 'Sent by {name}, unit {unit}',
  madeOn: 'Created {time}',
  whenAndWhere: 'When and where',
  places: 'Doors',
  recipient: 'Sent to',
  nobody: 'No one. The guest got the link directly',
  lastSent: '{recipient}, last {time}',
  uses: 'Uses',
  usesLeft: '{left} of {all} left',
  noLimit: 'No limit',
  lastUsed: 'Last used',
  never: 'Never',
  pin: 'PIN',
  showPin: 'Show PIN',
  hidePin: 'Hide PIN',
  description: 'Description',
  use: 'Use',
  noUse: 'No activity yet. Opened and denied entries appear here.',
  opened: 'Opened {port}',
  denied: 'Denied at {port}: {reason}',
  edit: 'Edit',
  resend: 'Send again',
  revoke: 'Revoke',
  resendTitle: 'Send this invite again?',
  resendText: 'The guest gets a new link. The old link stops working at once.',
  resendPinText: 'The guest gets a new PIN. The old PIN stops working at once.',
  resendTo: 'Mobile number or email',
  resendToHelp: 'Leave blank to get the link yourself.',
  recipientInvalid: 'Enter a mobile number or an email address',
  resendConfirm: 'Send again',
  revokeTitle: 'Revoke {name}?',
  revokePlaces: { one: 'door will no longer open with this key', other: 'doors will no longer open with this key' },
  revokeGuest: 'The guest’s page says that the key was revoked.',
  revokeConfirm: 'Revoke invite',
  cancel: 'Cancel',
  revoked: 'Revoked. It no longer opens any doors.',
  resentTo: 'Sent again to {recipient}. The old link no longer works.',
  resent: 'New link created. The old link no longer works.',
  ended: 'This invite no longer works. Create a new one if the guest needs access again.',
  endedAutomatically: 'This invite no longer works. Change its end or uses, or create a new one.',
  failed: 'The invite could not be loaded',
})

/** Texts above an invite that was just created. */
export const inviteMadeMessages = words('inviteMade', {
  sentTitle: 'Invite sent',
  madeTitle: 'Invite created',
  sentTo: { email: 'Email sent to {recipient}.', text: 'Text message sent to {recipient}.' },
  guestPage: 'See the guest’s page',
  another: 'Another invite',
})

/** Texts about the secret of an invite that was created or sent again, which is shown once. */
export const inviteSecretMessages = words('inviteSecret', {
  share: 'Share',
  link: 'Link for the guest',
  linkHelp: 'Shown only once. Anyone with the link can open the key.',
  pin: 'PIN for the guest',
  pinHelp: 'Anyone with the PIN can open.',
})
