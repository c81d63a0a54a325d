import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { resetPasswordPage } from '../routes/auth/forgotPassword/pages.tsx'

export const start = (given: PublicStart): Promise<void> => startPublic(resetPasswordPage, given)
