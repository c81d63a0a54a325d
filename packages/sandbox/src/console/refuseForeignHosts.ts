import { createMiddleware } from 'hono/factory'
import type { SandboxEnvironment } from '../middleware/environment.ts'
import { Refusal } from '../Refusal.ts'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** A name that an attacker lets point at the loopback address (DNS rebinding) would make his page same-origin. */
export function refuseForeignHosts(baseUrl: string) {
  const allowed = new Set([...loopbackNames, new URL(baseUrl).hostname])
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const origin = context.req.header('origin')
    const named = [context.req.url, ...(origin === undefined ? [] : [origin])]
    if (!named.every((address) => allowed.has(hostOf(address)))) {
      throw new Refusal(403, 'FOREIGN_HOST', 'The sandbox console answers under its own address only.')
    }
    await next()
  })
}

/** Empty for the `null` origin of a sandboxed frame. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : ''
}
