import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { serverErrorPage } from '../routes/status/statusPages.tsx'
import { fetched } from './fetched.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(serverErrorPage, given, fetched)

export { serverErrorPage as page }
