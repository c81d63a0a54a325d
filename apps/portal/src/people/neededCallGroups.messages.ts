import { words } from '../i18n/catalogue.ts'

/** Texts of the question before web access is turned on for users whose only page is a call group's. */
export const neededCallGroupsMessages = words('neededCallGroups', {
  videoGroup: { one: 'Video call group for {count} user without one', other: 'Video call group for {count} users without one' },
  voiceGroup: { one: 'Voice call group for {count} user without one', other: 'Voice call group for {count} users without one' },
  videoGroupOf: '{name}’s video call group',
  voiceGroupOf: '{name}’s voice call group',
  ownGroupHelp: 'This user only sees the call group page, and needs a call group to sign in.',
  callGroupHelp: 'These users only manage a call group, and need one to sign in.',
  chooseCallGroup: 'Choose a call group',
  callGroupMissing: 'Choose a call group.',
  groupsFailed: 'The call groups could not be loaded',
  noCallGroup: 'The account has no call group of this kind. Create one first.',
})
