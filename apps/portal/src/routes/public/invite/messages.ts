import { words } from '../../../i18n/catalogue.ts'

/** What the invite pages say beside the card; the card's own words are `inviteCardMessages`. */
export const inviteMessages = words('invite', {
  missingToken: 'This link is not complete. Open it again from your message, or ask the person who sent it for a new one.',
})
