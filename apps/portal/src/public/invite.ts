import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { invitePage } from '../routes/public/invite/pages.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(invitePage, given, atHand)

export { invitePage as page }
