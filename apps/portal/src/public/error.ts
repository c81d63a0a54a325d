import { publicEntry } from '../app/startPublic.tsx'
import { addressedError } from '../routes/status/addressedError.tsx'
import { fetched } from './fetched.ts'

export const { page, start } = publicEntry(addressedError, fetched)
