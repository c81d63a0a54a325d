import { publicEntry } from '../app/startPublic.tsx'
import { notFoundPage } from '../routes/status/statusPages.tsx'
import { fetched } from './fetched.ts'

export const { page, start } = publicEntry(notFoundPage, fetched)
