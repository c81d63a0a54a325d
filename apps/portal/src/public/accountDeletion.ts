import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { accountDeletionPage } from '../routes/auth/accountDeletion/page.tsx'
import { atHand } from './atHand.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(accountDeletionPage, given, atHand)

export { accountDeletionPage as page }
