import { words } from '#portal/i18n/catalogue.ts'

export const canTheyGetInMessages = words('canTheyGetIn', {
  title: 'Can they get in?',
  facts: 'Answered by the rules the doors themselves keep',
  nobody: 'Open this page from a person, a group, an invite, a code or an event.',
  dashboard: 'Dashboard',
  people: 'Users',
  person: 'The person',
  groups: 'User groups',
  group: 'The group',
  invitesList: 'Invites',
  invite: 'The invite',
  codes: 'All codes',
  users: 'Find a person',
  invites: 'Find an invite',
  legend: 'Which rule decides',
})
