import { publicEntry } from '../app/startPublic.tsx'
import { accessDeniedPage } from '../routes/status/statusPages.tsx'
import { fetched } from './fetched.ts'

export const { page, start } = publicEntry(accessDeniedPage, fetched)
