import type { EndpointDefinition } from '@portal/api-client/contract'
import { createMiddleware } from 'hono/factory'
import { sha256 } from '../bytes/digest.ts'
import { readUserOfSession } from '../people/signedInUser.ts'
import { namedAccount } from '../people/workIn.ts'
import type { Services } from '../Services.ts'
import type { BeforeAnswer } from '../work/WorkQueue.ts'
import type { SandboxEnvironment } from './environment.ts'
import { faultOf } from './faults.ts'

/** Reads at once what every call needs before its handler does. What it finds is not judged here. */
export function readAhead({ store, sessions }: Services, name: string, { method }: EndpointDefinition, work: BeforeAnswer) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const token = context.get('bearer')
    const hash = token === undefined ? null : await sha256(token)
    const isWhole = method === 'GET' && hash !== null
    const accountId = namedAccount(context.req.header('x-account-id'))
    const [fault, living, user, asked] = await Promise.all([
      faultOf({ store }, name),
      hash === null ? undefined : sessions.findLivingByHash(store, hash),
      isWhole ? readUserOfSession(store, hash) : undefined,
      isWhole && accountId ? work.asked(store, accountId) : undefined,
    ])
    context.set('ahead', { fault, living, caller: isWhole ? { user, asked } : undefined })
    await next()
  })
}
