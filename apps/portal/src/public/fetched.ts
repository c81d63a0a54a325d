import type { Means } from '../app/startPublic.tsx'

/** For pages that stand there, and work, before anything is asked. */
export const fetched: Means = {
  readConfig: async (asked) => (await import('../app/readConfigAnswer.ts')).readConfigAnswer(asked),
  makeClient: async (...given) => (await import('../app/makeClient.ts')).makeClient(...given),
}
