import { words } from '#portal/i18n/catalogue.ts'

export const editInviteMessages = words('editInvite', {
  title: 'Edit invite',
  facts: 'Link, QR code and PIN stay the same. The guest’s page updates at once.',
  what: 'Name',
  guest: 'Guest',
  tell: 'Notify the guest by email',
  tellHelp: 'We email {recipient} what changed.',
  nobodyToTell: 'There is no email address: the guest got the link directly.',
  codeStays: 'The guest’s QR code stays the same',
  saved: 'Invite saved: {name}',
  told: 'We emailed {recipient} what changed.',
  withdrawn: 'This invite was revoked. Create a new one if the guest needs access again.',
})
