import { words } from '#portal/i18n/catalogue.ts'

export const guestsMessages = words('guests', {
  title: 'Guests',
  facts: '{left} of {all} invites left, each for {time} at most',
  create: 'Invite a guest',
  emptyTitle: 'No invites yet',
  emptyText: 'Send a guest a key for your doors by text message or email. It ends by the time you choose.',
  mayNotTitle: 'You can’t invite guests yet',
  obstacles: {
    off: 'Your administrator has not turned this on.',
    noDoors: 'None of your doors allows guests. Ask your administrator.',
    full: 'You have as many invites as your administrator allows. Revoke one first.',
  },
  fullUntil: 'You have {count} of {all} invites. Revoke one, or wait until {time}.',
  mayNot: 'You can’t invite guests. Ask your administrator.',
  failed: 'Your invites could not be loaded',
})
