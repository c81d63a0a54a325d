import { publicEntry } from '../app/startPublic.tsx'
import { loginPage } from '../routes/auth/login/page.tsx'
import { fetched } from './fetched.ts'

export const { page, start } = publicEntry(loginPage, fetched)
