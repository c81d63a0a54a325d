import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'
import { count } from '../i18n/count.ts'

/** What moving a person out, or deleting them, would do: as others read it. */
export const planLineMessages = words('planLines', {
  code: count({ one: '{count} code stops working', other: '{count} codes stop working' }),
  invite: count({ one: '{count} invitation is withdrawn', other: '{count} invitations are withdrawn' }),
  named: params('{what}: {names}'),
  session: count({ one: 'Their session ends at once', other: 'Their {count} sessions end at once' }),
  webAccess: 'Can no longer log in at the portal',
  callGroup: params('Leaves the call group {names}'),
  group: params('Leaves the group {names}'),
  groupMove: params('Moves to the group {names}'),
  directory: params('Leaves the directory; the PIN {names} becomes free'),
  contact: count({ one: '{count} contact stays with the property', other: '{count} contacts stay with the property' }),
  CALL_GROUP_EMPTY: params('Nobody is left in the call group {names}: its visitor calls end unanswered.'),
  LAST_ADMINISTRATOR: 'The account would be left without an administrator. Make somebody else an administrator first.',
  OWN_USER: 'You cannot do this to your own user.',
})

/** The same, as the person themselves reads it. */
export const ownPlanLineMessages = words('ownPlanLines', {
  code: count({ one: '{count} code of yours stops working', other: '{count} codes of yours stop working' }),
  invite: count({ one: '{count} invitation that you sent is withdrawn', other: '{count} invitations that you sent are withdrawn' }),
  session: count({ one: 'You are signed out at once', other: 'You are signed out at once, in {count} places' }),
  webAccess: 'You can no longer log in at the portal',
  callGroup: params('You leave the call group {names}'),
  group: params('You leave the group {names}'),
  groupMove: params('You move to the group {names}'),
  directory: params('You leave the directory; your PIN {names} becomes free'),
})
