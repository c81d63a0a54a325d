import { es as key } from './inviteKeyMessages.es.ts'
import { es as more } from './inviteMoreMessages.es.ts'

/** The texts of a key in the Spanish of the United States. */
export const spanishInviteMessages = { ...key, ...more }
