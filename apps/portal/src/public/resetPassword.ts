import { publicEntry } from '../app/startPublic.tsx'
import { resetPasswordPage } from '../routes/auth/forgotPassword/pages.tsx'
import { atHand } from './atHand.ts'

export const { page, start } = publicEntry(resetPasswordPage, atHand)
