import { inviteKeyMessages } from './inviteKeyMessages.ts'
import { inviteMoreMessages } from './inviteMoreMessages.ts'

export const inviteMessages = { ...inviteKeyMessages, ...inviteMoreMessages } as const
