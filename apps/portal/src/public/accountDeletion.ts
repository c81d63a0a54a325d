import { publicEntry } from '../app/startPublic.tsx'
import { accountDeletionPage } from '../routes/auth/accountDeletion/page.tsx'
import { atHand } from './atHand.ts'

export const { page, start } = publicEntry(accountDeletionPage, atHand)
