import { startPublic, type PublicStart } from '../app/startPublic.tsx'
import { addressedError } from '../routes/status/addressedError.tsx'
import { fetched } from './fetched.ts'

export const start = (given: PublicStart): Promise<void> => startPublic(addressedError, given, fetched)

export { addressedError as page }
