import { publicEntry } from '../app/startPublic.tsx'
import { nonWebAccessPage } from '../routes/public/nonWebAccess/page.tsx'
import { atHand } from './atHand.ts'

export const { page, start } = publicEntry(nonWebAccessPage, atHand)
