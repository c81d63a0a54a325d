import { makeClient } from '../app/makeClient.ts'
import { readConfigAnswer } from '../app/readConfigAnswer.ts'
import type { Means } from '../app/startPublic.tsx'

/** For pages that cannot show anything without a call. */
export const atHand: Means = { readConfig: readConfigAnswer, makeClient }
