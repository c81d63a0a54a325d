import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

export const editInviteMessages = words('editInvite', {
  title: 'Edit invite',
  facts: 'Link, code and PIN stay the same. The guest’s page follows at once.',
  what: 'What it is called',
  guest: 'Guest',
  tell: 'Tell the guest by mail',
  tellHelp: params('A mail to {recipient} says what changed.'),
  nobodyToTell: 'The link was handed over: there is no address to write to.',
  codeStays: 'The guest’s code stays the same',
  saved: params('Invite saved: {name}'),
  told: params('A mail tells {recipient} what changed.'),
  withdrawn: 'This invite was withdrawn. Make a new one if the guest is to come again.',
})
