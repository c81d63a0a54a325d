import { createMiddleware } from 'hono/factory'
import type { Services } from '../Services.ts'
import { faultOf, faultRefusal } from './faults.ts'
import type { SandboxEnvironment } from './environment.ts'

/** Milliseconds between sending the first half of a body and the error. */
const headStart = 50

/** Makes this endpoint fail as set by hand in the console. A body is cut after the call took effect, as in real life. */
export const injectFaults = (services: Services, name: string) => createMiddleware<SandboxEnvironment>(async (context, next) => {
  const fault = await faultOf(services, name)
  if (!fault) return next()
  if (fault.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.latencyMs))
  const refusal = fault.failure && faultRefusal(fault.failure)
  if (refusal) throw refusal
  await next()
  if (fault.failure === 'cutBody') context.res = await cut(context.res)
})

async function cut(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  let isSent = false
  const body = new ReadableStream({
    async pull(controller) {
      if (!isSent) {
        isSent = true
        controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
        return
      }
      // An immediate error would reach the server before the headers were sent, and would become a plain 500.
      await new Promise((resolve) => setTimeout(resolve, headStart))
      controller.error(new Error('The body was cut on purpose.'))
    },
  })
  const headers = new Headers(response.headers)
  headers.set('Content-Length', String(bytes.length))
  return new Response(body, { status: response.status, headers })
}
