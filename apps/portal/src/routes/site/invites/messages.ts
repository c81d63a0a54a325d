import { words } from '#portal/i18n/catalogue.ts'

export const invitesMessages = words('invites', {
  title: 'Invites',
  facts: 'Keys for guests, opened without signing in',
  create: 'New invite',
  guests: 'Guests of residents',
  noRight: 'You can see invites but not send them. Ask your administrator.',
  search: 'Search name, recipient, sender',
  status: 'Status',
  kind: 'Type',
  door: 'Door',
  oneDoor: 'One door',
  emptyTitle: 'No invites yet',
  emptyText: 'An invite is a QR key or a PIN for a guest. It expires automatically.',
  noMatchTitle: 'No matching invites',
  noMatchText: 'Change the filters, or see all invites.',
  clear: 'See all invites',
})
