import { publicEntry } from '../app/startPublic.tsx'
import { serverErrorPage } from '../routes/status/statusPages.tsx'
import { fetched } from './fetched.ts'

export const { page, start } = publicEntry(serverErrorPage, fetched)
