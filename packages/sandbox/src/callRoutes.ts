import { Hono } from 'hono'
import { type EndpointDefinition, type EndpointName, endpoints } from '@portal/api-client/contract'
import { requireRight } from './access/requireRight.ts'
import { handlers } from './handlers/index.ts'
import type { Call } from './handlers/Handler.ts'
import { checkRequest } from './middleware/checkRequest.ts'
import { refuseCrossSite } from './middleware/common.ts'
import type { SandboxContext, SandboxEnvironment } from './middleware/environment.ts'
import { keepIdempotent } from './middleware/idempotency.ts'
import { injectFaults } from './middleware/injectFaults.ts'
import { openSeal } from './middleware/openSeal.ts'
import { requireSession, sentCredentials } from './middleware/requireSession.ts'
import { rightsOfCalls } from './rightsOfCalls.ts'
import { runSchedules } from './schedules/runSchedules.ts'
import type { Services } from './Services.ts'

/** Every endpoint of the contract at `/svc/<service><path>`, each behind the same steps in the same order. */
export function callRoutes(services: Services): Hono<SandboxEnvironment> {
  const routes = new Hono<SandboxEnvironment>()
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: EndpointDefinition = endpoints[name]
    // The contract's schema has checked the payload, so the handler of this name gets the request of this name.
    const handle = handlers[name] as (request: unknown, call: Call) => Promise<unknown>
    routes.on(
      endpoint.method,
      `/svc/${endpoint.service}${endpoint.path}`,
      injectFaults(services, name),
      openSeal(services, endpoint),
      requireSession(services, endpoint),
      refuseCrossSite,
      checkRequest(endpoint),
      keepIdempotent(services, name, endpoint),
      async (context) => {
        const call: Call = { ...services, session: context.get('session'), address: context.get('address'), sent: sentCredentials(context) }
        await runSchedules(services)
        const right = rightsOfCalls[name]
        if (right !== 'own' && right !== 'public') await requireRight(call, right)
        return answer(context, endpoint, await handle(context.get('payload'), call))
      },
    )
  }
  return routes
}

function answer(context: SandboxContext, endpoint: EndpointDefinition, result: unknown): Response {
  if (endpoint.responseKind !== 'file') return Response.json(result)
  const { blob, fileName, mediaType } = result as { blob: Blob; fileName: string; mediaType: string }
  const headers = { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${fileName}"` }
  return context.body(blob.stream(), 200, headers)
}
