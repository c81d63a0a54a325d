import { mswLoader } from 'msw-storybook-addon/csf3'
import { openBackend } from './openBackend.ts'

/** Gives a story `msw`: the worker that the sandbox answers through, for a story that must answer one request otherwise. */
export const withWorker = mswLoader(async () => (await openBackend()).worker)
