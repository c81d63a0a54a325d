import { createMiddleware } from 'hono/factory'
import { Refusal } from '../Refusal.ts'
import type { SandboxEnvironment } from './environment.ts'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** Host names with their ports that the server is reached at, as a URL's `host` has them; `any` where nothing listens on a network. */
export type OwnHosts = ReadonlySet<string> | 'any'

/** The host of `baseUrl` and the loopback names on `port`, the port of `baseUrl` if omitted. */
export function ownHosts(baseUrl: string, port = new URL(baseUrl).port): ReadonlySet<string> {
  return new Set([new URL(baseUrl).host, ...loopbackNames.map((name) => (port === '' ? name : `${name}:${port}`))])
}

const foreignHost = () => new Refusal(403, 'FOREIGN_HOST', 'The sandbox answers under its own address only.')

/** Refuses a Host that is not the server's: a name that an attacker lets point at this machine (DNS rebinding) would make his page same-origin. */
export function refuseForeignHosts(own: OwnHosts) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    if (own !== 'any' && !isOwn(own, context.req.url)) throw foreignHost()
    await next()
  })
}

/** Refuses a page of another origin, another port of this machine included, and the `null` origin of a sandboxed frame. */
export function refuseForeignOrigins(own: OwnHosts) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const origin = context.req.header('origin')
    if (own !== 'any' && origin !== undefined && !isOwn(own, origin)) throw foreignHost()
    await next()
  })
}

function isOwn(own: ReadonlySet<string>, address: string): boolean {
  return URL.canParse(address) && own.has(new URL(address).host)
}
