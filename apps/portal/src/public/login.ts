import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { loginPage } from '../routes/auth/login/page.tsx'
import { fetched } from './fetched.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(loginPage, given, fetched)

export { loginPage as page }
