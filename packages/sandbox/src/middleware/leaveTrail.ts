import type { EndpointDefinition } from '@portal/api-client/contract'
import { createMiddleware } from 'hono/factory'
import type { Services } from '../Services.ts'
import type { Author } from '../store/trail.ts'
import { trailedStore } from '../store/trailedStore.ts'
import type { SandboxContext, SandboxEnvironment } from './environment.ts'
import { servicesWithin } from './servicesWithin.ts'

/**
 * Every write of the contract leaves who changed what, whatever its handler does: the handler's store records it (store/trail.ts). A call that
 * is kept under an Idempotency-Key gets another store (idempotency.ts), which records too.
 */
export function leaveTrail(services: Services, name: string, endpoint: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const isWrite = endpoint.method === 'POST' && endpoint.readOnly !== true
    if (isWrite) context.set('services', servicesWithin(services, trailedStore(services.store, authorOf(services, name, context))))
    await next()
  })
}

/** Who makes a call, and from which page. */
export function authorOf({ clock }: Pick<Services, 'clock'>, call: string, context: SandboxContext): Author {
  const session = context.get('session')
  return { at: clock.now(), call, page: pageOf(context.req.header('x-page')), userId: session?.userId ?? null, signedInBy: session?.signedInBy ?? null }
}

/** The path of a signed-in page. The header is the client's own word; the path of any other page may hold the token of a link. */
function pageOf(header: string | undefined): string {
  return /^\/site\/[\w/.-]{0,195}$/.exec(header ?? '')?.[0] ?? ''
}
