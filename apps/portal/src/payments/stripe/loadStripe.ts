import type { StripeGlobal } from './stripeTypes.ts'

export const stripeAddress = 'https://js.stripe.com/v3/'

let loading: Promise<StripeGlobal> | undefined

/**
 * Loads Stripe's script from Stripe's address, as Stripe requires; once per visit. A failed load can be retried. The document's policy must
 * allow the address (`script-src`, `frame-src`, `connect-src https://api.stripe.com`).
 */
export function loadStripe(): Promise<StripeGlobal> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function load(): Promise<StripeGlobal> {
  const present = stripeOf(globalThis)
  if (present) return Promise.resolve(present)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('load', () => {
      const loaded = stripeOf(globalThis)
      if (loaded) resolve(loaded)
      else reject(new Error('js.stripe.com answered without Stripe.'))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('js.stripe.com could not be loaded.'))
    })
    script.src = scriptUrl()
    document.head.append(script)
  })
}

function stripeOf(scope: object): StripeGlobal | undefined {
  return 'Stripe' in scope && typeof scope.Stripe === 'function' ? (scope.Stripe as StripeGlobal) : undefined
}

/** With Trusted Types a script's address must come from a named policy; this one allows one address. */
function scriptUrl(): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
  if (!factory) return stripeAddress
  policy ??= factory.createPolicy('stripe', { createScriptURL: () => stripeAddress })
  return policy.createScriptURL('')
}

interface TrustedTypesFactory {
  /** The result can be used like a string. */
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (text: string) => string }
}

let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined
