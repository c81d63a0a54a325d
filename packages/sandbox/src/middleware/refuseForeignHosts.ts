import type { EndpointDefinition } from '@portal/api-client/contract'
import { createMiddleware } from 'hono/factory'
import { Refusal } from '../Refusal.ts'
import { refuseCrossSite } from './common.ts'
import type { SandboxContext, SandboxEnvironment } from './environment.ts'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** The host names of the server with their ports, in the form of a URL's `host`; `any` if nothing listens on a network. */
export type OwnHosts = ReadonlySet<string> | 'any'

/** The host of `baseUrl`, and the loopback names on `port`. If `port` is omitted, it is the port of `baseUrl`. */
export function ownHosts(baseUrl: string, port = new URL(baseUrl).port): ReadonlySet<string> {
  return new Set([new URL(baseUrl).host, ...loopbackNames.map((name) => (port === '' ? name : `${name}:${port}`))])
}

const foreignHost = () => new Refusal(403, 'FOREIGN_HOST', 'The sandbox answers under its own address only.')

/**
 * Refuses a Host header that is not the server's. An attacker could point another name at this machine (DNS rebinding), which would make
 * the attacker's page same-origin.
 */
export function refuseForeignHosts(own: OwnHosts) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    if (own !== 'any' && !isOwn(own, context.req.url)) throw foreignHost()
    await next()
  })
}

/**
 * Refuses a page of another origin, unless the origin is a partner's. Another port of this machine and the `null` origin of a sandboxed
 * frame are other origins.
 */
export function refuseForeignOrigins(own: OwnHosts, partners: PartnerOrigins = new Set()) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const origin = context.req.header('origin')
    if (own !== 'any' && origin !== undefined && !isOwn(own, origin) && !isOfPartner(partners, context)) throw foreignHost()
    await next()
  })
}

function isOwn(own: ReadonlySet<string>, address: string): boolean {
  return URL.canParse(address) && own.has(new URL(address).host)
}

/** The origins whose pages may show guests their keys, such as `https://partner.example`. */
type PartnerOrigins = ReadonlySet<string>

function isOfPartner(partners: PartnerOrigins, context: SandboxContext): boolean {
  const origin = context.req.header('origin')
  return origin !== undefined && partners.has(origin)
}

/** Lets a partner's page read the answer, without cookies and sessions: a request with either needs a preflight, which fails. */
export function answerPartners(partners: PartnerOrigins) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    await next()
    if (partners.size > 0) context.header('Vary', 'Origin', { append: true })
    if (!isOfPartner(partners, context)) return
    context.header('Access-Control-Allow-Origin', context.req.header('origin') ?? '')
    context.header('Access-Control-Expose-Headers', 'Date, Retry-After, X-Request-Id')
  })
}

/** Refuses requests of pages of other sites; partners' pages may only make guests' calls. */
export function refuseOtherSites(partners: PartnerOrigins, { area }: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    if (!isOfPartner(partners, context)) return refuseCrossSite(context, next)
    if (area !== 'guests' || context.get('bearer') !== undefined) throw new Refusal(403, 'CROSS_SITE', 'Pages of partners can only read guests’ keys.')
    await next()
  })
}
