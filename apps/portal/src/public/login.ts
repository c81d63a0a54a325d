import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { loginPage } from '../routes/auth/login/page.tsx'

export const start = (given: PublicStart): Promise<void> => startPublic(loginPage, given)
