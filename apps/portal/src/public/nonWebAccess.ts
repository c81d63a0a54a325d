import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { nonWebAccessPage } from '../routes/public/nonWebAccess/page.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(nonWebAccessPage, given, atHand)

export { nonWebAccessPage as page }
