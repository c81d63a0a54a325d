import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { notFoundPage } from '../routes/status/statusPages.tsx'
import { fetched } from './fetched.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(notFoundPage, given, fetched)

export { notFoundPage as page }
