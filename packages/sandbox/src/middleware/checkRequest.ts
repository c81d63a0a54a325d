import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { Refusal } from '../Refusal.ts'
import type { SandboxEnvironment } from './environment.ts'

/** Holds the payload against the contract; the refusal names the first field that is wrong. */
export function checkRequest(endpoint: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const result = v.safeParse(endpoint.request, context.get('payload'))
    if (!result.success) {
      const field = v.getDotPath(result.issues[0]) ?? undefined
      const subject = field === undefined ? 'The request' : `The field ${field}`
      throw new Refusal(400, 'VALIDATION', `${subject} is missing or not as it should be.`, { field })
    }
    context.set('payload', result.output)
    await next()
  })
}
