import { createMiddleware } from 'hono/factory'
import type { EndpointDefinition } from '@portal/api-client/contract'
import { isSealError, openSealedMessage, type OpenedRequest, type SealErrorCode } from '@portal/api-client/crypto'
import type { Limits } from '../limits/limits.ts'
import { sha256 } from '../bytes/bytes.ts'
import { Refusal, sessionInvalid } from '../Refusal.ts'
import { isMachineKey, takeMachineCall } from '../secrets/machineKeys.ts'
import { findLiving, type LivingSession, sessionOfMachine } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import { readJsonObject } from './common.ts'
import type { SandboxContext, SandboxEnvironment } from './environment.ts'
import { isSweepDue } from '../store/backgroundWork.ts'
import { statement } from '../store/statement.ts'
import type { Sentence } from '../words/sentence.ts'

const refusals = {
  TRANSPORT_KEY_UNKNOWN: { status: 400, sentence: 'The request was sealed for a key that is not in use.' },
  TRANSPORT_STALE: { status: 400, sentence: 'The request was sealed too long ago, or by a clock that is wrong.' },
  TRANSPORT_TOO_LARGE: { status: 413, sentence: 'The request has more blocks than are accepted.' },
  TRANSPORT_REPLAY: { status: 409, sentence: 'The request was received before.' },
  TRANSPORT_INVALID: { status: 400, sentence: 'The request cannot be opened.' },
} as const satisfies Record<SealErrorCode, { status: number; sentence: Sentence }>

/**
 * Decrypts a request: Data and Value from a body, or request and value from a query. A GET without a query has no payload. The accepted
 * size depends on the session, so an ended session is reported before a request that is too large.
 */
export function openSeal(services: Services, endpoint: EndpointDefinition) {
  return createMiddleware<SandboxEnvironment>(async (context, next) => {
    const token = context.get('bearer')
    const living = token === undefined ? undefined : await livingOf(services, context, token)
    context.set('living', living)
    if (token !== undefined && !living && endpoint.auth === 'session') throw sessionInvalid()
    const sizes = sizesFor(services.limits, endpoint, living !== undefined)
    const sealed = await readSealed(context, endpoint, sizes.bodyBytes)
    const opened = sealed ? await open(services, endpoint, { sealed, token, sizes }) : { payload: {}, text: '{}' }
    context.set('payload', opened.payload)
    context.set('text', opened.text)
    await next()
  })
}

/** The session of a bearer token or a machine key. For a machine key, the answer says how many calls are left. */
async function livingOf(services: Services, context: SandboxContext, token: string): Promise<LivingSession | undefined> {
  const hash = await sha256(token)
  if (!isMachineKey(token)) return findLiving(services, hash)
  const used = await takeMachineCall(services, hash)
  for (const [name, value] of Object.entries(used?.headers ?? {})) context.header(name, value)
  return used && sessionOfMachine(used.key)
}

interface Sealed {
  Data: string
  Value: string
}

interface Sizes {
  bodyBytes: number
  maxChunks: number
  maxJweLength: number
}

/** The sizes that a request may have. They limit the work for unknown callers: only a POST with a session may be a JWE. */
function sizesFor(limits: Limits, { method }: EndpointDefinition, hasSession: boolean): Sizes {
  if (!hasSession) return { bodyBytes: limits.bodyBytes, maxChunks: limits.chunksWithoutSession, maxJweLength: 0 }
  const maxJweLength = method === 'POST' ? limits.jweLength : 0
  return { bodyBytes: limits.bodyBytes + maxJweLength, maxChunks: limits.chunksWithSession, maxJweLength }
}

async function readSealed(context: SandboxContext, { sealedIn }: EndpointDefinition, bodyBytes: number): Promise<Sealed | null> {
  if (context.req.method === 'GET' || sealedIn === 'query') {
    const request = context.req.query('request')
    const value = context.req.query('value')
    if (request === undefined && value === undefined && sealedIn === undefined) return null
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

interface Received {
  sealed: Sealed
  token: string | undefined
  sizes: Sizes
}

async function open(services: Services, { method, service, path }: EndpointDefinition, received: Received): Promise<OpenedRequest> {
  const { clock, keys, limits, store } = services
  const { sealed, token, sizes } = received
  try {
    return await openSealedMessage(sealed, {
      method,
      service,
      path,
      token,
      privateKey: await keys.privateKeys(),
      now: clock.now(),
      maxChunks: sizes.maxChunks,
      maxJweLength: sizes.maxJweLength,
      claimNonce: (nonce: string) => claimNonce(store, nonce, clock.now(), limits.nonceKept),
    })
  } catch (error) {
    if (!isSealError(error)) throw error
    throw new Refusal(refusals[error.code].status, error.code, refusals[error.code].sentence)
  }
}

const insertNonce = statement((store, { nonce, until }: { nonce: string; until: number }) =>
  store.insertInto('nonces').values({ nonce, expires_at: until }).onConflict((conflict) => conflict.column('nonce').doNothing()))

/** Records a nonce; true for the first request with it. */
async function claimNonce(store: Services['store'], nonce: string, now: number, kept: number): Promise<boolean> {
  if (isSweepDue(store, 'nonces', now)) await store.deleteFrom('nonces').where('expires_at', '<', now).execute()
  return (await insertNonce(store, { nonce, until: now + kept })).numAffectedRows === 1n
}
