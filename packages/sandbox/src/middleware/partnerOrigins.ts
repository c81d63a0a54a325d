import { createMiddleware } from 'hono/factory'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { Refusal } from '../Refusal.ts'
import { refuseCrossSite } from './common.ts'
import type { SandboxContext, SandboxEnvironment } from './environment.ts'

/** The origins whose pages may show guests their keys, such as `https://partner.example`. */
export type PartnerOrigins = ReadonlySet<string>

export function isOfPartner(partners: PartnerOrigins, context: SandboxContext): boolean {
  const origin = context.req.header('origin')
  return origin !== undefined && partners.has(origin)
}

/** Lets a partner's page read the answer. No cookie and no session of its own: a request with either needs a preflight, which nobody answers. */
export function answerPartners(partners: PartnerOrigins) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    await next()
    if (partners.size > 0) context.header('Vary', 'Origin', { append: true })
    if (!isOfPartner(partners, context)) return
    context.header('Access-Control-Allow-Origin', context.req.header('origin') ?? '')
    context.header('Access-Control-Expose-Headers', 'Date, Retry-After, X-Request-Id')
  })
}

/** A page of another site gets nothing; one of a partner gets what a guest asks, and nothing else. */
export function refuseOtherSites(partners: PartnerOrigins, { area }: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    if (!isOfPartner(partners, context)) return refuseCrossSite(context, next)
    if (area !== 'invites' || context.get('bearer') !== undefined) throw new Refusal(403, 'CROSS_SITE', 'Pages of partners may ask for guests’ keys only.')
    await next()
  })
}
