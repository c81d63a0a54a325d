import { words } from '../i18n/catalogue.ts'

/** Texts about what moving a user out or deleting them ends, for other users. */
export const planLineMessages = words('planLines', {
  code: { one: '{count} entry method stops working', other: '{count} entry methods stop working' },
  invite: { one: '{count} invite is revoked', other: '{count} invites are revoked' },
  named: '{what}: {names}',
  session: { one: 'Signed out at once', other: 'Signed out of {count} sessions at once' },
  webAccess: 'Can no longer sign in to the portal',
  callGroup: 'Leaves the call group {names}',
  group: 'Leaves the group {names}',
  groupMove: 'Moves to the group {names}',
  directory: 'Leaves the directory. The PIN {names} becomes free',
  contact: { one: '{count} contact stays with the property', other: '{count} contacts stay with the property' },
  CALL_GROUP_EMPTY: 'The call group {names} will have no members. Its visitor calls will go unanswered.',
  LAST_ADMINISTRATOR: 'The account would have no administrator. Make another user an administrator first.',
  OWN_USER: 'You can’t do this to your own user.',
})

/** Texts about what moving out or deletion ends, for the user themselves. */
export const ownPlanLineMessages = words('ownPlanLines', {
  code: { one: '{count} of your entry methods stops working', other: '{count} of your entry methods stop working' },
  invite: { one: '{count} invite that you sent is revoked', other: '{count} invites that you sent are revoked' },
  session: { one: 'You are signed out at once', other: 'You are signed out of {count} sessions at once' },
  webAccess: 'You can no longer sign in to the portal',
  callGroup: 'You leave the call group {names}',
  group: 'You leave the group {names}',
  groupMove: 'You move to the group {names}',
  directory: 'You leave the directory. Your PIN {names} becomes free',
})
