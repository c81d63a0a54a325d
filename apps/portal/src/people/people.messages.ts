import { words } from '../i18n/catalogue.ts'

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
  other: 'Type {number}',
})

/** The names of entry methods, by the domain's `AccessCodeType`. */
export const entryMethodMessages = words('entryMethods', {
  GateCode: { one: 'PIN', other: '{count} PINs' },
  RFIDTag: { one: 'tag', other: '{count} tags' },
  AccessCard: { one: 'card', other: '{count} cards' },
  ClickerRemote: { one: 'clicker', other: '{count} clickers' },
  PhoneNumber: { one: 'phone', other: '{count} phones' },
  RFIDCardClicker: { one: 'card clicker', other: '{count} card clickers' },
  EncryptedCredential: { one: 'encrypted credential', other: '{count} encrypted credentials' },
  BluetoothAccess: { one: 'app', other: '{count} apps' },
  QR: { one: 'QR key', other: '{count} QR keys' },
  ProxCard: { one: 'prox card', other: '{count} prox cards' },
  CGKeypad: { one: 'keypad PIN', other: '{count} keypad PINs' },
  other: { one: 'other', other: '{count} others' },
})

export const peopleCountMessages = words('peopleCount', {
  people: { one: '{count} user', other: '{count} users' },
})

/** Texts about the result of a bulk action. */
export const bulkOutcomeMessages = words('bulkOutcome', {
  done: { one: '{count} user changed', other: '{count} users changed' },
  unchanged: { one: '{count} needed no change', other: '{count} needed no change' },
  refused: { one: '{count} user could not be changed', other: '{count} users could not be changed' },
  firstOf: 'The first {shown} of {total}:',
  close: 'Close',
  undo: 'Undo',
  undoFor: 'You can undo this for 24 hours. The Users page offers it too.',
  undone: '{name}’s access is restored',
  undoneAll: { one: '{count} user restored', other: '{count} users restored' },
  undoneBut: { one: '{count} user was changed since and stays unchanged.', other: '{count} users were changed since and stay unchanged.' },
  undoFailed: 'Undo failed.',
})
