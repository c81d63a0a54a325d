import { mswLoader } from 'msw-storybook-addon/csf3'
import { openBackend } from './openBackend.ts'

/** Gives a story `msw`, the sandbox's worker, by which it can replace the answer to a request. */
export const withWorker = mswLoader(async () => (await openBackend()).worker)
