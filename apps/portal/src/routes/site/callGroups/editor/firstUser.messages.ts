import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

/** About a call group that has nobody yet. */
export const firstUserMessages = words('firstUser', {
  title: 'Give this group its first user',
  videoHelp: 'Somebody of the property answers its calls by the app and manages the group from then on.',
  voiceHelp: 'Somebody of the property answers its calls by telephone and manages the group from then on.',
  person: 'Person',
  find: 'Type a name',
  personMissing: 'Choose who answers the calls.',
  searchFailed: 'People could not be searched. Try again.',
  phone: 'Telephone that rings',
  phoneWrong: 'Type a telephone number with its area code.',
  mail: 'Tell them by mail',
  mailHelp: 'Who has no password yet gets a link to choose one.',
  effect: params('When {name} signs in to the portal, the page of {group} is all that opens.'),
  unsaved: 'Save or discard the changes to the plan first.',
  assign: 'Make first user',
  done: params('{name} answers the calls of this group'),
  doneMailed: params('{name} answers the calls of this group, and a mail is on its way'),
})
