import { publicEntry } from '../app/startPublic.tsx'
import { watchmanPage } from '../routes/public/watchman/page.tsx'
import { atHand } from './atHand.ts'

export const { page, start } = publicEntry(watchmanPage, atHand)
