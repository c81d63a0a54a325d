import { type PublicJwk, sealRequest } from '@portal/api-client/guest'
import { findCardNumber } from '@portal/domain'
import { login as page } from '#portal/app/loginPath.ts'
import type { PortalConfig } from '#portal/config/portalConfig.ts'
import type { LoginValues } from './earlySignIn.ts'

/** The call that signs in, in the words of the contract. */
export const loginCall = { method: 'POST', service: 'account', path: '/login' } as const

/** Sends a sign-in; null if only the client can send it. */
export type LoginAsker = (values: LoginValues) => Promise<Response> | null

/**
 * Sends the sign-in for the prerendered form and for the interactive page, once and like the client (askLogin.test.ts). The client reads
 * the answer, and retries if the key or the time was refused.
 */
export function createLoginAsker({ services, keysUrl, classicEnvelope }: Pick<PortalConfig, 'services' | 'keysUrl' | 'classicEnvelope'>, send: typeof fetch): LoginAsker {
  const url = services[loginCall.service].replace(/\/+$/, '') + loginCall.path
  // The request has the same options as the document's preload link, so that the preloaded answer is used. Firefox would not use it for a request that forbids redirects.
  const keys = classicEnvelope ? null : send(keysUrl, { credentials: 'same-origin' }).then(readKeys)
  keys?.catch(() => undefined)

  async function answerTo(values: LoginValues, publicKeys: NonNullable<typeof keys>): Promise<Response> {
    const publicKey = (await publicKeys).keys.find(({ kty }) => kty === 'RSA')
    if (!publicKey) throw new TypeError('The services have no key that a request can be sealed with.')
    const body = JSON.stringify(await sealRequest(values, { ...loginCall, token: null, publicKey }))
    const headers = { 'Accept': 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID(), 'X-Page': page }
    return send(url, { method: loginCall.method, headers, body, cache: 'no-store', credentials: 'same-origin', redirect: 'error', referrerPolicy: 'no-referrer' })
  }

  return (values) => {
    // The client refuses a card number before it encrypts the request.
    if (!keys || Object.values(values).some(findCardNumber)) return null
    const answer = answerTo(values, keys)
    answer.catch(() => undefined)
    return answer
  }
}

async function readKeys(answer: Response): Promise<{ keys: PublicJwk[] }> {
  if (answer.redirected) throw new TypeError('The keys were asked for elsewhere.')
  return (await answer.json()) as { keys: PublicJwk[] }
}
