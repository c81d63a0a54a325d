import { words } from '../i18n/catalogue.ts'

export const inviteColumnMessages = words('inviteColumns', {
  counted: { one: '{count} invite', other: '{count} invites' },
  name: 'Invite',
  sentBy: 'Sent by {name}',
  sentFrom: 'Unit {unit}, {name}',
  type: 'Type',
  validity: 'Valid',
  places: 'Doors',
  use: 'Use',
  state: 'Status',
  placesCounted: { one: '{count} door', other: '{count} doors' },
  never: 'Never used',
  lastUsed: 'Last {time}',
  usesLeft: '{left} of {all} left',
  noLimit: 'No limit',
})

/** Texts about an invite and its state, wherever an administrator sees one. */
export const inviteWords = words('inviteWords', {
  Temporary: 'Temporary',
  Recurring: 'Recurring',
  PIN: 'PIN',
  QR: 'QR key',
  Valid: 'Valid',
  OpensLater: 'Opens later',
  NotOpening: 'Not open right now',
  opensTomorrow: 'Opens tomorrow, {time}',
  opensAt: 'Opens {time}',
  NotYetValid: 'Starts later',
  Expired: 'Expired',
  Revoked: 'Revoked',
  UsedUp: 'Used up',
})
