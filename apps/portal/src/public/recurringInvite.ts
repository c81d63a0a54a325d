import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { recurringInvitePage } from '../routes/public/invite/pages.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(recurringInvitePage, given, atHand)

export { recurringInvitePage as page }
