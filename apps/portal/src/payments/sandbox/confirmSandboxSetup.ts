import type { OpenSetup, PaymentResult } from '../PaymentFields.ts'

/** Simulates the gateway's script: binds the token of its fields to the SetupIntent. */
export async function confirmSandboxSetup(fetch: typeof globalThis.fetch, setup: OpenSetup, token: string): Promise<PaymentResult> {
  try {
    const answer = await fetch('/sandbox/payments/setup-intents/confirm', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ clientSecret: setup.clientSecret, token }),
    })
    if (answer.ok) return { kind: 'done', reference: setup.id }
    const message = messageOf(await answer.json())
    return message === '' ? { kind: 'unreachable' } : { kind: 'refused', message }
  } catch {
    return { kind: 'unreachable' }
  }
}

function messageOf(body: unknown): string {
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : ''
  return typeof message === 'string' ? message : ''
}
