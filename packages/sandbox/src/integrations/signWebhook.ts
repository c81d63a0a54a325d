import { fromBase64, randomBytes, toBase64, toBytes } from '../bytes/bytes.ts'

const prefix = 'whsec_'

/** A new secret in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => `${prefix}${toBase64(randomBytes(24))}`

/**
 * The headers of a webhook message (Standard Webhooks 1.0): HMAC-SHA-256 over id, time and body. `at` is Unix milliseconds on the real
 * clock, since receivers refuse old messages.
 */
export async function signWebhook(secret: string, id: string, at: number, body: string): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000))
  const key = await crypto.subtle.importKey('raw', fromBase64(secret.slice(prefix.length)), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, toBytes(`${id}.${timestamp}.${body}`))
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${toBase64(new Uint8Array(signature))}` }
}
