import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'
import { count } from '../i18n/count.ts'

/** What moving a person out, or deleting them, would do: as others read it. */
export const planLineMessages = words('planLines', {
  code: count({ one: '{count} entry method stops working', other: '{count} entry methods stop working' }),
  invite: count({ one: '{count} invite is revoked', other: '{count} invites are revoked' }),
  named: params('{what}: {names}'),
  session: count({ one: 'Signed out at once', other: 'Signed out of {count} sessions at once' }),
  webAccess: 'Can no longer sign in to the portal',
  callGroup: params('Leaves the call group {names}'),
  group: params('Leaves the group {names}'),
  groupMove: params('Moves to the group {names}'),
  directory: params('Leaves the directory. The PIN {names} becomes free'),
  contact: count({ one: '{count} contact stays with the property', other: '{count} contacts stay with the property' }),
  CALL_GROUP_EMPTY: params('The call group {names} will have no members. Its visitor calls will go unanswered.'),
  LAST_ADMINISTRATOR: 'The account would have no administrator. Make another user an administrator first.',
  OWN_USER: 'You can’t do this to your own user.',
})

/** The same, as the person themselves reads it. */
export const ownPlanLineMessages = words('ownPlanLines', {
  code: count({ one: '{count} of your entry methods stops working', other: '{count} of your entry methods stop working' }),
  invite: count({ one: '{count} invite that you sent is revoked', other: '{count} invites that you sent are revoked' }),
  session: count({ one: 'You are signed out at once', other: 'You are signed out of {count} sessions at once' }),
  webAccess: 'You can no longer sign in to the portal',
  callGroup: params('You leave the call group {names}'),
  group: params('You leave the group {names}'),
  groupMove: params('You move to the group {names}'),
  directory: params('You leave the directory. Your PIN {names} becomes free'),
})
