import { words } from '#portal/i18n/catalogue.ts'

export const canTheyGetInMessages = words('canTheyGetIn', {
  title: 'Can they get in?',
  facts: 'Uses the same restrictions as the doors',
  nobody: 'Open this page from a user, group, invite, entry method or event.',
  dashboard: 'Dashboard',
  people: 'Users',
  person: 'The user',
  groups: 'User groups',
  group: 'The group',
  invitesList: 'Invites',
  invite: 'The invite',
  codes: 'All entry methods',
  users: 'Find a user',
  invites: 'Find an invite',
  legend: 'What decides access',
})
