import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { watchmanPage } from '../routes/public/watchman/page.tsx'

export const start = (given: PublicStart): Promise<void> => startPublic(watchmanPage, given)
