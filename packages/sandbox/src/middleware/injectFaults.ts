import { createMiddleware } from 'hono/factory'
import type { Services } from '../Services.ts'
import type { SandboxEnvironment } from './environment.ts'
import { Refusal, sessionInvalid } from '../Refusal.ts'
import { statement } from '../store/statement.ts'

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

export const faultFailures = ['unauthorized', 'serverError', 'cutBody'] as const
export type FaultFailure = (typeof faultFailures)[number]

export interface Fault {
  /** The name of the endpoint that fails, or `*` for all. */
  endpoint: string
  latencyMs: number
  failure: FaultFailure | null
}

const faultsOf = statement((store, { endpoint }: { endpoint: string }) => store.selectFrom('faults').selectAll().where('endpoint', 'in', [endpoint, '*']))

/** The fault of an endpoint. It has priority over the fault of all endpoints. */
async function faultOf({ store }: Pick<Services, 'store'>, endpoint: string): Promise<Fault | null> {
  const { rows } = await faultsOf(store, { endpoint })
  const row = rows.find((candidate) => candidate.endpoint === endpoint) ?? rows[0]
  return row ? toFault(row) : null
}

export async function listFaults({ store }: Pick<Services, 'store'>): Promise<Fault[]> {
  return (await store.selectFrom('faults').selectAll().orderBy('endpoint').execute()).map(toFault)
}

/** Sets the fault of an endpoint; a fault without delay and failure is removed. */
export async function setFault({ store }: Pick<Services, 'store'>, { endpoint, latencyMs, failure }: Fault): Promise<void> {
  if (latencyMs === 0 && failure === null) {
    await store.deleteFrom('faults').where('endpoint', '=', endpoint).execute()
    return
  }
  const values = { latency_ms: latencyMs, failure }
  await store
    .insertInto('faults')
    .values({ endpoint, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute()
}

export async function clearFaults({ store }: Pick<Services, 'store'>): Promise<void> {
  await store.deleteFrom('faults').execute()
}

function isFaultFailure(value: unknown): value is FaultFailure {
  return faultFailures.some((failure) => failure === value)
}

function toFault(row: { endpoint: string; latency_ms: number; failure: string | null }): Fault {
  return { endpoint: row.endpoint, latencyMs: row.latency_ms, failure: isFaultFailure(row.failure) ? row.failure : null }
}

/** A fault's refusal, which replaces the call's answer; null for a fault without one. */
function faultRefusal(failure: FaultFailure): Refusal | null {
  if (failure === 'unauthorized') return sessionInvalid()
  if (failure === 'serverError') return new Refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.')
  return null
}
