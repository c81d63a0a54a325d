import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { subscribePage } from '../routes/public/subscribe/page.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(subscribePage, given, atHand)

export { subscribePage as page }
