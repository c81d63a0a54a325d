import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { accessDeniedPage } from '../routes/status/statusPages.tsx'
import { fetched } from './fetched.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(accessDeniedPage, given, fetched)

export { accessDeniedPage as page }
