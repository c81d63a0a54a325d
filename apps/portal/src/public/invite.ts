import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { invitePage } from '../routes/public/invite/pages.tsx'

export const start = (given: PublicStart): Promise<void> => startPublic(invitePage, given)
