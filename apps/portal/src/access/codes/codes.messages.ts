import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'
import { count } from '#portal/i18n/count.ts'

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

/** The entry methods of one person: the list. */
export const codesMessages = words('codes', {
  title: 'Entry methods',
  add: 'Add method',
  counted: count({ one: '{count} entry method', other: '{count} entry methods' }),
  method: 'Method',
  code: 'PIN or number',
  lastUsed: 'Last used',
  status: 'Status',
  lastUsedAt: 'Last used:',
  never: 'Never',
  everywhere: count({ one: '{count} door', other: '{count} doors' }),
  nowhere: 'Nowhere',
  range: params('{from} to {to}'),
  active: 'Active',
  off: 'Suspended',
  waiting: 'Not synced',
  later: 'Not valid yet',
  ended: 'Ended',
  restricted: 'Own hours',
  holdsOpen: 'Holds open',
  show: params('Show {code}'),
  hide: params('Hide {code}'),
  edit: params('Edit {code}'),
  emptyTitle: 'No entry methods yet',
  emptyText: 'A PIN, card, clicker or phone number opens doors.',
})
