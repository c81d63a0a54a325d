import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { forgotPasswordPage } from '../routes/auth/forgotPassword/pages.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(forgotPasswordPage, given, atHand)

export { forgotPasswordPage as page }
