import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { defineEndpoint } from '../contract/defineEndpoint.ts'
import { servicesBelow } from '../contract/services.ts'
import { file, noPayload } from '../contract/shapes.ts'
import { createClientOf, type ApiClientConfig } from '../createApiClient.ts'
import { isSealError, openSealedRequest, type PrivateJwk, publicJwkOf, transportLimits } from '../crypto/index.ts'
import type { Session } from './sessionExpiry.ts'

const answer = v.looseObject({ ok: v.boolean(), who: v.optional(v.looseObject({ name: v.string() })) })
const base = { area: 'auth', as: 'test', service: 'account', auth: 'session', summary: 'For tests.', response: answer } as const

/** One call of every kind that the transport distinguishes. */
export const testEndpoints = {
  read: defineEndpoint({ ...base, method: 'GET', path: '/read', request: v.object({ text: v.string() }) }),
  bare: defineEndpoint({ ...base, method: 'GET', path: '/bare', request: noPayload }),
  write: defineEndpoint({ ...base, method: 'POST', path: '/write', request: v.unknown() }),
  ask: defineEndpoint({ ...base, method: 'POST', path: '/ask', readOnly: true, request: noPayload }),
  repeatable: defineEndpoint({ ...base, method: 'POST', path: '/repeatable', idempotent: true, request: v.unknown() }),
  open: defineEndpoint({ ...base, method: 'POST', path: '/open', auth: 'none', request: noPayload }),
  download: defineEndpoint({
    ...base, method: 'GET', path: '/download', request: noPayload, response: file, responseKind: 'file', mediaType: 'text/calendar',
  }),
}

export interface Received {
  path: string
  url: string
  headers: IncomingHttpHeaders
  payload: unknown
  /** The nonce of the request, or the `jti` of a JWE; undefined if nothing was encrypted. */
  nonce: string | undefined
  value: string | undefined
}

export type Answer = (response: ServerResponse, received: Received, attempt: number) => void

export const newKey = (): PrivateJwk => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export const ok: Answer = (response) => json(response, 200, { ok: true })
export const refuse = (status: number, code: string, headers?: Record<string, string>): Answer => (response) =>
  json(response, status, { type: 'error', code, message: 'No.', requestId: 'r-1', field: 'who' }, headers)

/** Starts a service that decrypts requests as the real ones do and then answers as the test says. */
export async function startServer() {
  const server = createServer((request, response) => void serve(request, response))
  const state = {
    answer: ok,
    privateKeys: [newKey()],
    published: null as PrivateJwk[] | null,
    keyAnswer: null as Answer | null,
    keyRequests: 0,
    clockOffset: 0,
    received: [] as Received[],
    nonces: new Set<string>(),
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Date', new Date(Date.now() + state.clockOffset).toUTCString())
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/keys') {
      state.keyRequests += 1
      if (state.keyAnswer) return state.keyAnswer(response, toReceived(request, '/keys'), state.keyRequests)
      return json(response, 200, { keys: await Promise.all((state.published ?? state.privateKeys).map(publicJwkOf)) })
    }
    const path = url.pathname.replace('/gateway/account', '')
    const received = toReceived(request, path)
    state.received.push(received)
    try {
      const sealed = await readSealed(request, url)
      if (sealed) {
        received.nonce = nonceOf(sealed)
        received.value = sealed.Value
        received.payload = await openSealedRequest(sealed, {
          method: request.method ?? '',
          service: 'account',
          path,
          token: request.headers.authorization?.replace('Bearer ', ''),
          privateKey: state.privateKeys,
          now: Date.now() + state.clockOffset,
          maxJweLength: transportLimits.jweData,
          claimNonce: (nonce) => !state.nonces.has(nonce) && Boolean(state.nonces.add(nonce)),
        })
      }
    } catch (error) {
      const code = isSealError(error) ? error.code : 'BROKEN'
      return refuse(code === 'TRANSPORT_REPLAY' ? 409 : 400, code)(response, received, 0)
    }
    state.answer(response, received, state.received.length)
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    origin,
    reset() {
      Object.assign(state, { answer: ok, published: null, keyAnswer: null, keyRequests: 0, clockOffset: 0, received: [] })
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  })
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

function toReceived(request: IncomingMessage, path: string): Received {
  return { path, url: request.url ?? '', headers: request.headers, payload: undefined, nonce: undefined, value: undefined }
}

function nonceOf({ Data, Value }: { Data: string; Value: string }): string | undefined {
  if (!Value.startsWith('2.')) return Value.split('.')[3]
  const header = JSON.parse(Buffer.from(Data.split('.')[0] ?? '', 'base64url').toString()) as { jti: string }
  return header.jti
}

async function readSealed(request: IncomingMessage, url: URL): Promise<{ Data: string; Value: string } | null> {
  if (request.method === 'GET') {
    return url.search === '' ? null : { Data: url.searchParams.get('request') ?? '', Value: url.searchParams.get('value') ?? '' }
  }
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as { Data: string; Value: string }
}

export const session: Session = { token: 'token-1', authKey: 'auth-1', csrf: 'csrf-1' }

/** Creates a client of the server with a session and short waits; it records every expiry. */
export function connect(server: TestServer, config: Partial<ApiClientConfig> = {}) {
  const state = { session: session as Session | null, expired: [] as { hadToken: boolean }[] }
  const client = createClientOf(testEndpoints, {
    services: servicesBelow(`${server.origin}/gateway`),
    keysUrl: `${server.origin}/keys`,
    getSession: () => state.session,
    onSessionExpired: (had) => state.expired.push(had),
    timeout: 3000,
    retries: { limit: 2, delay: () => 5 },
    ...config,
  })
  return Object.assign(state, { client })
}
