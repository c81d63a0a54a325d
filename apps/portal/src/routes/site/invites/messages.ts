import { words } from '#portal/i18n/catalogue.ts'

export const invitesMessages = words('invites', {
  title: 'Invites',
  facts: 'Keys for guests, opened without signing in',
  create: 'New invite',
  noRight: 'Your user may look at invites, not send them.',
  search: 'Search name, recipient, sender',
  status: 'Status',
  kind: 'Kind',
  emptyTitle: 'No invites yet',
  emptyText: 'An invite is a QR key or a PIN for a guest. It ends by itself.',
  noMatchTitle: 'No invite fits these filters',
  noMatchText: 'Change them, or see all invites.',
  showAll: 'See all invites',
})
