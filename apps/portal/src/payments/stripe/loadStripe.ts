import type { StripeGlobal } from './stripeTypes.ts'

export const stripeAddress = 'https://js.stripe.com/v3/'

let loading: Promise<StripeGlobal> | undefined

/**
 * Stripe's script from Stripe's own address, as its rules ask; once a visit. A load that failed can be tried again. The
 * document's policy must allow the address (`script-src`, `frame-src`, `connect-src https://api.stripe.com`).
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

/** Under Trusted Types a script's address must come from a named policy; this one knows a single address. */
function scriptUrl(): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
  if (!factory) return stripeAddress
  policy ??= factory.createPolicy('stripe', { createScriptURL: () => stripeAddress })
  return policy.createScriptURL('')
}

interface TrustedTypesFactory {
  /** The browser takes the answer where it takes a string. */
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (text: string) => string }
}

let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined
