import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { nonWebAccessPage } from '../routes/public/nonWebAccess/page.tsx'

export const start = (given: PublicStart): Promise<void> => startPublic(nonWebAccessPage, given)
