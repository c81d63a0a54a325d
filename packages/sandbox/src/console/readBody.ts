import * as v from 'valibot'
import { readJsonObject } from '../middleware/common.ts'
import type { SandboxContext } from '../middleware/environment.ts'
import { Refusal } from '../Refusal.ts'
import { filled } from '../words/sentence.ts'

const bodyBytes = 16 * 1024

/** Reads the body of a console's request; 400 `VALIDATION` for an invalid one. */
export async function readBody<Output>(context: SandboxContext, schema: v.BaseSchema<unknown, Output, v.BaseIssue<unknown>>): Promise<Output> {
  const result = v.safeParse(schema, await readJsonObject(context, bodyBytes))
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? undefined
  throw new Refusal(400, 'VALIDATION', field === undefined ? 'The request is missing or invalid.' : filled('The field {field} is missing or invalid.', { field }), { field })
}
