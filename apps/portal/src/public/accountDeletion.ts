import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { accountDeletionPage } from '../routes/auth/forgotPassword/pages.tsx'

export const start = (given: PublicStart): Promise<void> => startPublic(accountDeletionPage, given)
