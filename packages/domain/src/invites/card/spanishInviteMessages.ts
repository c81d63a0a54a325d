import { es as key } from './inviteKeyMessages.es.ts'
import { es as more } from './inviteMoreMessages.es.ts'

/** As it is written in the United States. */
export const spanishInviteMessages = { ...key, ...more }
