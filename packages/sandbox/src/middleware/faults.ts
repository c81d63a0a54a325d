import type { Services } from '../Services.ts'
import { Refusal, sessionInvalid } from '../Refusal.ts'
import { statement } from '../store/statement.ts'

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
export async function faultOf({ store }: Pick<Services, 'store'>, endpoint: string): Promise<Fault | null> {
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

export function isFaultFailure(value: unknown): value is FaultFailure {
  return faultFailures.some((failure) => failure === value)
}

function toFault(row: { endpoint: string; latency_ms: number; failure: string | null }): Fault {
  return { endpoint: row.endpoint, latencyMs: row.latency_ms, failure: isFaultFailure(row.failure) ? row.failure : null }
}

/** A fault's refusal, which replaces the call's answer; null for a fault without one. */
export function faultRefusal(failure: FaultFailure): Refusal | null {
  if (failure === 'unauthorized') return sessionInvalid()
  if (failure === 'serverError') return new Refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.')
  return null
}
