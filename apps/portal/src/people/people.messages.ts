import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'
import { count } from '../i18n/count.ts'

export const userStatusMessages = words('userStatus', {
  Active: 'Active',
  Invited: 'Invited',
  NotYetValid: 'Not valid yet',
  EndsToday: 'Ends today',
  Expired: 'Expired',
  NoAccess: 'No access',
})

export const userTypeMessages = words('userTypes', {
  portalUser: 'Portal user',
  callGroupManager: 'Call group manager',
  voiceGroupUser: 'Voice group user',
  other: params('Type {number}'),
})

/** Ways to open, by the codes of the domain's `AccessCodeType`. */
export const entryMethodMessages = words('entryMethods', {
  GateCode: count({ one: 'PIN', other: '{count} PINs' }),
  RFIDTag: count({ one: 'tag', other: '{count} tags' }),
  AccessCard: count({ one: 'card', other: '{count} cards' }),
  ClickerRemote: count({ one: 'clicker', other: '{count} clickers' }),
  PhoneNumber: count({ one: 'phone', other: '{count} phones' }),
  RFIDCardClicker: count({ one: 'card clicker', other: '{count} card clickers' }),
  EncryptedCredential: count({ one: 'encrypted credential', other: '{count} encrypted credentials' }),
  BluetoothAccess: count({ one: 'app', other: '{count} apps' }),
  QR: count({ one: 'QR key', other: '{count} QR keys' }),
  ProxCard: count({ one: 'prox card', other: '{count} prox cards' }),
  CGKeypad: count({ one: 'keypad PIN', other: '{count} keypad PINs' }),
  other: count({ one: 'other', other: '{count} others' }),
})

export const peopleCountMessages = words('peopleCount', {
  people: count({ one: '{count} user', other: '{count} users' }),
})

/** What became of many people. */
export const bulkOutcomeMessages = words('bulkOutcome', {
  done: count({ one: '{count} user changed', other: '{count} users changed' }),
  unchanged: count({ one: '{count} needed no change', other: '{count} needed no change' }),
  refused: count({ one: '{count} user could not be changed', other: '{count} users could not be changed' }),
  firstOf: params('The first {shown} of {total}:'),
  close: 'Close',
  undo: 'Undo',
  undoFor: 'You can undo this for 24 hours. The Users page offers it too.',
  undone: params('{name}’s access is restored'),
  undoneAll: count({ one: '{count} user restored', other: '{count} users restored' }),
  undoneBut: count({ one: '{count} user was changed since and stays unchanged.', other: '{count} users were changed since and stay unchanged.' }),
  undoFailed: 'Undo failed.',
})
