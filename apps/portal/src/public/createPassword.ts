import { publicEntry } from '../app/startPublic.tsx'
import { createPasswordPage } from '../routes/public/createPassword/page.tsx'
import { atHand } from './atHand.ts'

export const { page, start } = publicEntry(createPasswordPage, atHand)
