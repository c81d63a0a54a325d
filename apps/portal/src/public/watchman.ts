import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { watchmanPage } from '../routes/public/watchman/page.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(watchmanPage, given, atHand)

export { watchmanPage as page }
