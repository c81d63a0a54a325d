import { publicEntry } from '../app/startPublic.tsx'
import { invitePage } from '../routes/public/invite/pages.tsx'
import { atHand } from './atHand.ts'

export const { page, start } = publicEntry(invitePage, atHand)
