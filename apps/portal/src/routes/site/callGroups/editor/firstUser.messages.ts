import { words } from '#portal/i18n/catalogue.ts'

/** Texts for a call group without users. */
export const firstUserMessages = words('firstUser', {
  title: 'Choose the first user',
  videoHelp: 'A user who answers this group’s calls in the app and manages the group.',
  voiceHelp: 'A user who answers this group’s calls by phone and manages the group.',
  person: 'User',
  find: 'Enter a name',
  userMissing: 'Choose who answers the calls.',
  searchFailed: 'Users could not be searched. Try again.',
  phone: 'Phone number that rings',
  phoneWrong: 'Enter a phone number with its area code.',
  mail: 'Notify them by email',
  mailHelp: 'If the user has no password yet, the email has a link to choose one.',
  effect: 'When {name} signs in to the portal, they see only the page of {group}.',
  unsaved: 'First save or discard your changes to the plan.',
  assign: 'Make first user',
  done: '{name} now answers this group’s calls',
  doneMailed: '{name} now answers this group’s calls. Email sent.',
})
