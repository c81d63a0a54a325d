import type { EndpointDefinition } from '@portal/api-client/contract'
import { createMiddleware } from 'hono/factory'
import { sha256 } from '../bytes/digest.ts'
import { readUserOfSession } from '../people/signedInUser.ts'
import { namedAccount } from '../people/workIn.ts'
import { findLiving } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import { workAsked } from '../work/moveOn.ts'
import type { SandboxEnvironment } from './environment.ts'
import { faultOf } from './faults.ts'

/** Reads at once what every call needs before its handler does. What it finds is not judged here. */
export function readAhead(services: Services, name: string, { method }: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const token = context.get('bearer')
    const hash = token === undefined ? null : await sha256(token)
    const isWhole = method === 'GET' && hash !== null
    const accountId = namedAccount(context.req.header('x-account-id'))
    const [fault, living, user, asked] = await Promise.all([
      faultOf(services, name),
      hash === null ? undefined : findLiving(services, hash),
      isWhole ? readUserOfSession(services.store, hash) : undefined,
      isWhole && accountId ? workAsked(services, accountId) : undefined,
    ])
    context.set('ahead', { fault, living, caller: isWhole ? { user, asked } : undefined })
    await next()
  })
}
