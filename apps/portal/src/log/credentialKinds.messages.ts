import { words } from '../i18n/catalogue.ts'

/** With what a door was opened, by the log's name for it. */
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
