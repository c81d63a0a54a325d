import { words } from '#portal/i18n/catalogue.ts'

export const canTheyGetInMessages = words('canTheyGetIn', {
  title: 'Can they get in?',
  facts: 'Uses the same restrictions as the doors',
  who: 'Whose access?',
  user: 'User',
  find: 'Name, unit or phone',
  searchFailed: 'The search failed. Type again.',
  others: 'About an invite, a group or an entry method, start from its page:',
  dashboard: 'Dashboard',
  people: 'Users',
  person: 'The user',
  groups: 'User groups',
  group: 'The group',
  invitesList: 'Invites',
  invite: 'The invite',
  codes: 'All entry methods',
})
