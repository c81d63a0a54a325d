import { createMiddleware } from 'hono/factory'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { isSealError, openSealedMessage, type OpenedRequest, type SealErrorCode } from '@portal/api-client/crypto'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { readJsonObject } from './common.ts'
import type { SandboxContext, SandboxEnvironment } from './environment.ts'

const statuses = {
  TRANSPORT_KEY_UNKNOWN: 400,
  TRANSPORT_STALE: 400,
  TRANSPORT_TOO_LARGE: 413,
  TRANSPORT_REPLAY: 409,
  TRANSPORT_INVALID: 400,
} as const satisfies Record<SealErrorCode, number>

/** Opens Data and Value from a body, or request and value from a query. A GET without a query carries nothing. */
export function openSeal(services: Services, endpoint: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const sealed = await readSealed(context, services.limits.bodyBytes)
    const opened = sealed ? await open(services, endpoint, context, sealed) : { payload: {}, text: '{}' }
    context.set('payload', opened.payload)
    context.set('text', opened.text)
    await next()
  })
}

interface Sealed {
  Data: string
  Value: string
}

async function readSealed(context: SandboxContext, bodyBytes: number): Promise<Sealed | null> {
  if (context.req.method === 'GET') {
    const request = context.req.query('request')
    const value = context.req.query('value')
    if (request === undefined && value === undefined) return null
    return required(request, value)
  }
  const body = await readJsonObject(context, bodyBytes)
  return required(body.Data, body.Value)
}

function required(Data: unknown, Value: unknown): Sealed {
  if (typeof Data !== 'string' || typeof Value !== 'string') {
    throw new Refusal(400, 'TRANSPORT_INVALID', 'The request cannot be opened.')
  }
  return { Data, Value }
}

async function open(services: Services, endpoint: EndpointDefinition, context: SandboxContext, sealed: Sealed): Promise<OpenedRequest> {
  const { clock, keys, limits, sessions, store } = services
  const token = context.get('bearer')
  const hasSession = token !== undefined && (await sessions.isLiving(token))
  try {
    return await openSealedMessage(sealed, {
      method: endpoint.method,
      service: endpoint.service,
      path: endpoint.path,
      token,
      privateKey: await keys.privateKeys(),
      now: clock.now(),
      maxChunks: hasSession ? limits.chunksWithSession : limits.chunksWithoutSession,
      claimNonce: (nonce: string) => claimNonce(store, nonce, clock.now(), limits.nonceKept),
    })
  } catch (error) {
    if (!isSealError(error)) throw error
    throw new Refusal(statuses[error.code], error.code, error.message)
  }
}

/** True for the first to come with this nonce. */
async function claimNonce(store: Services['store'], nonce: string, now: number, kept: number): Promise<boolean> {
  await store.deleteFrom('nonces').where('expires_at', '<=', now).execute()
  const inserted = await store
    .insertInto('nonces')
    .values({ nonce, expires_at: now + kept })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
