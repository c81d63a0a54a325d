import { publicEntry } from '../app/startPublic.tsx'
import { forgotPasswordPage } from '../routes/auth/forgotPassword/pages.tsx'
import { atHand } from './atHand.ts'

export const { page, start } = publicEntry(forgotPasswordPage, atHand)
