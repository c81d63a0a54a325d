import { words } from '#portal/i18n/catalogue.ts'

export const editInviteMessages = words('editInvite', {
  title: 'Edit invite',
  facts: 'Link, QR code and PIN stay the same. The guest’s page updates at once.',
  what: 'Name and note',
  where: 'Which doors',
  chosen: '{count} of {all}',
  guest: 'Guest',
  tell: 'Notify the guest',
  tellHelp: 'We send {recipient} what changed.',
  nobodyToTell: 'There is no mobile number or email address: the guest got the link directly.',
  codeStays: 'The guest’s QR code stays the same',
  saved: 'Invite saved: {name}',
  told: 'We sent {recipient} what changed.',
  guestSees: 'What the guest sees',
  previewPin: 'Your PIN for {places}',
  withdrawn: 'This invite was revoked. Create a new one if the guest needs access again.',
})
