import { createMiddleware } from 'hono/factory'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { SandboxEnvironment } from './environment.ts'

/** Token, key and CSRF token belong together; a call that needs no session is served without looking at them. */
export function requireSession(services: Services, endpoint: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    if (endpoint.auth === 'session') {
      const token = context.get('bearer')
      const authKey = context.req.header('x-auth-key') ?? ''
      const csrf = context.req.header('x-csrf-token') ?? ''
      const checked = token === undefined ? { kind: 'unknown' as const } : await services.sessions.check({ token, authKey, csrf })
      if (checked.kind === 'unknown') throw new Refusal(401, 'SESSION_INVALID', 'Please sign in.')
      if (checked.kind === 'csrfMismatch') throw new Refusal(403, 'CSRF_INVALID', 'The request did not prove that it comes from the portal.')
      context.set('session', checked.session)
    }
    await next()
  })
}
