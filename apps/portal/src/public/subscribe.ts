import { publicEntry } from '../app/startPublic.tsx'
import { subscribePage } from '../routes/public/subscribe/page.tsx'
import { atHand } from './atHand.ts'

export const { page, start } = publicEntry(subscribePage, atHand)
