import { publicEntry } from '../app/startPublic.tsx'
import { masterUserPage } from '../routes/public/masterUser/page.tsx'
import { atHand } from './atHand.ts'

export const { page, start } = publicEntry(masterUserPage, atHand)
