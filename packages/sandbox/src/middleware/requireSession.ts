import { createMiddleware } from 'hono/factory'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { Refusal, sessionInvalid } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { SandboxContext, SandboxEnvironment } from './environment.ts'
import { checkSession, type Credentials } from '../secrets/sessions.ts'

/** Token, key and CSRF token must belong together. A call that needs no session is served without a check of them. */
export function requireSession(services: Services, endpoint: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    if (endpoint.auth === 'session') {
      const sent = sentCredentials(context)
      const checked = sent === null ? { kind: 'unknown' as const } : await checkSession(services, context.get('living'), sent, context.get('ahead')?.caller !== undefined)
      if (checked.kind === 'unknown') throw sessionInvalid()
      if (checked.kind === 'csrfMismatch') throw new Refusal(403, 'CSRF_INVALID', 'The request did not prove that it comes from the portal.')
      context.set('session', checked.session)
    }
    await next()
  })
}

/** The credentials of the request, unchecked; null without a bearer token. */
export function sentCredentials(context: SandboxContext): Credentials | null {
  const token = context.get('bearer')
  if (token === undefined) return null
  return { token, authKey: context.req.header('x-auth-key') ?? '', csrf: context.req.header('x-csrf-token') ?? '' }
}
