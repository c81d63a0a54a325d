import { mswLoader } from 'msw-storybook-addon/csf3'
import { openBackend } from './openBackend.ts'

/** Gives a story `msw`, the sandbox's worker, to override the answer of a request. */
export const withWorker = mswLoader(async () => (await openBackend()).worker)
