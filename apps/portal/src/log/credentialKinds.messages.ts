import { words } from '../i18n/catalogue.ts'

/** Names of entry methods, by their key in events. */
export const credentialKindMessages = words('credentialKinds', {
  PIN: 'PIN',
  Tag: 'Tag',
  Card: 'Card',
  Clicker: 'Clicker',
  Phone: 'Phone',
  Credential: 'Encrypted credential',
  Bluetooth: 'Bluetooth',
  QR: 'QR code',
  Call: 'Visitor call',
  Schedule: 'Schedule',
  Portal: 'Portal',
})
