import { words } from '#portal/i18n/catalogue.ts'

/** The types of specification §3, by the domain's names. */
export const codeTypeMessages = words('codeTypes', {
  GateCode: 'PIN',
  RFIDTag: 'RFID tag',
  AccessCard: 'Access card',
  ClickerRemote: 'Clicker',
  PhoneNumber: 'Phone number',
  RFIDCardClicker: 'Card with clicker',
  EncryptedCredential: 'Encrypted credential',
  BluetoothAccess: 'Bluetooth',
  QR: 'QR key',
  ProxCard: 'Prox card',
  CGKeypad: 'Keypad PIN',
})

/** A user's list of entry methods. */
export const codesMessages = words('codes', {
  title: 'Entry methods',
  add: 'Add method',
  counted: { one: '{count} entry method', other: '{count} entry methods' },
  method: 'Method',
  code: 'PIN or number',
  lastUsed: 'Last used',
  status: 'Status',
  lastUsedAt: 'Last used:',
  never: 'Never',
  everywhere: { one: '{count} door', other: '{count} doors' },
  nowhere: 'Nowhere',
  range: '{from} to {to}',
  active: 'Active',
  off: 'Suspended',
  waiting: 'Not synced',
  later: 'Not valid yet',
  ended: 'Ended',
  restricted: 'Own hours',
  holdsOpen: 'Holds open',
  show: 'Show {code}',
  hide: 'Hide {code}',
  edit: 'Edit {code}',
  emptyTitle: 'No entry methods yet',
  emptyText: 'A PIN, card, clicker or phone number opens doors.',
})
