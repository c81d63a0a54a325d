import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { createPasswordPage } from '../routes/public/createPassword/page.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(createPasswordPage, given, atHand)

export { createPasswordPage as page }
