import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { masterUserPage } from '../routes/public/masterUser/page.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(masterUserPage, given, atHand)

export { masterUserPage as page }
