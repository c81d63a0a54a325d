import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { resetPasswordPage } from '../routes/auth/forgotPassword/pages.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(resetPasswordPage, given, atHand)

export { resetPasswordPage as page }
