import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'
import { count } from '../i18n/count.ts'

export const inviteColumnMessages = words('inviteColumns', {
  counted: count({ one: '{count} invite', other: '{count} invites' }),
  name: 'Invite',
  sentBy: params('Sent by {name}'),
  type: 'Type',
  validity: 'Valid',
  places: 'Doors',
  use: 'Use',
  state: 'Status',
  placesCounted: count({ one: '{count} door', other: '{count} doors' }),
  never: 'Never used',
  lastUsed: params('Last {time}'),
  usesLeft: params('{left} of {all} left'),
  noLimit: 'No limit',
})

/** What an invite is and how it stands, wherever one is shown to an administrator. */
export const inviteWords = words('inviteWords', {
  Temporary: 'Temporary',
  Recurring: 'Recurring',
  PIN: 'PIN',
  QR: 'QR key',
  Valid: 'Valid',
  OpensLater: 'Opens later',
  NotOpening: 'Not open right now',
  opensTomorrow: params('Opens tomorrow, {time}'),
  opensAt: params('Opens {time}'),
  NotYetValid: 'Starts later',
  Expired: 'Expired',
  Revoked: 'Revoked',
  UsedUp: 'Used up',
})
