import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { recurringInvitePage } from '../routes/public/invite/pages.tsx'

export const start = (given: PublicStart): Promise<void> => startPublic(recurringInvitePage, given)
