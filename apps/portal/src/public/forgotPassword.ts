import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { forgotPasswordPage } from '../routes/auth/forgotPassword/pages.tsx'

export const start = (given: PublicStart): Promise<void> => startPublic(forgotPasswordPage, given)
