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
  EncryptedCredential: count({ one: 'credential', other: '{count} credentials' }),
  BluetoothAccess: count({ one: 'app', other: '{count} apps' }),
  QR: count({ one: 'QR key', other: '{count} QR keys' }),
  ProxCard: count({ one: 'prox card', other: '{count} prox cards' }),
  CGKeypad: count({ one: 'keypad code', other: '{count} keypad codes' }),
  other: count({ one: 'other', other: '{count} others' }),
})

export const peopleCountMessages = words('peopleCount', {
  people: count({ one: '{count} person', other: '{count} people' }),
})

/** What became of many people. */
export const bulkOutcomeMessages = words('bulkOutcome', {
  done: count({ one: '{count} person changed', other: '{count} people changed' }),
  unchanged: count({ one: '{count} needed no change', other: '{count} needed no change' }),
  refused: count({ one: '{count} person could not be changed', other: '{count} people could not be changed' }),
  firstOf: params('The first {shown} of {total}:'),
  close: 'Close',
  undo: 'Undo',
  undoFor: 'Undo gives all of it back, for a day. Until then it is offered on the page Users too.',
  undone: params('{name} has everything back'),
  undoneAll: count({ one: '{count} person has everything back', other: '{count} people have everything back' }),
  undoneBut: count({ one: '{count} person was changed since and stays as they are.', other: '{count} people were changed since and stay as they are.' }),
  undoFailed: 'It could not be undone.',
})
