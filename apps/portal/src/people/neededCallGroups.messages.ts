import { params } from '@nanostores/i18n'
import { words } from '../i18n/catalogue.ts'
import { count } from '../i18n/count.ts'

/** Asked before web access is turned on for people whose user type has no page but that of a call group. */
export const neededCallGroupsMessages = words('neededCallGroups', {
  videoGroup: count({ one: 'Video call group of {count} person who has none', other: 'Video call group of {count} people who have none' }),
  voiceGroup: count({ one: 'Voice call group of {count} person who has none', other: 'Voice call group of {count} people who have none' }),
  videoGroupOf: params('Video call group of {name}'),
  voiceGroupOf: params('Voice call group of {name}'),
  ownGroupHelp: 'The page of a call group is all that this person sees: without one they cannot sign in.',
  callGroupHelp: 'They manage a call group and nothing else: without one they cannot sign in.',
  chooseCallGroup: 'Choose a call group',
  callGroupMissing: 'Choose the call group they get.',
  groupsFailed: 'The call groups could not be loaded',
  noCallGroup: 'The account has no call group of this kind. Make one first.',
})
