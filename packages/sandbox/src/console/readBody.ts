import * as v from 'valibot'
import { readJsonObject } from '../middleware/common.ts'
import type { SandboxContext } from '../middleware/environment.ts'
import { Refusal } from '../Refusal.ts'

const bodyBytes = 16 * 1024

/** Reads the body of a console's request; 400 `VALIDATION` for one that is not as it should be. */
export async function readBody<Output>(context: SandboxContext, schema: v.BaseSchema<unknown, Output, v.BaseIssue<unknown>>): Promise<Output> {
  const result = v.safeParse(schema, await readJsonObject(context, bodyBytes))
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? undefined
  const subject = field === undefined ? 'The request' : `The field ${field}`
  throw new Refusal(400, 'VALIDATION', `${subject} is missing or not as it should be.`, { field })
}
