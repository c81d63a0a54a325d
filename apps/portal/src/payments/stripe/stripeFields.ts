import type { PaymentFrameAppearance } from '@portal/domain'
import type { PaymentFields, PaymentFieldsOptions, PaymentResult, PaymentSubmission } from '../PaymentFields.ts'
import type { SetupAnswer, Stripe, StripeElement, StripeElements, StripeError, StripeGlobal } from './stripeTypes.ts'

export interface StripeFieldsOptions {
  /** The publishable key (`S_PK`) of the sign-in. */
  publishableKey: string
  load?: () => Promise<StripeGlobal>
}

/**
 * Stripe's payment form for cards. For a bank account `submit` opens Stripe's dialog, because Stripe has no element for the account number,
 * and our page must not ask for it.
 */
export function createStripeFields({ publishableKey, load = loadStripe }: StripeFieldsOptions): PaymentFields {
  let stripe: Stripe | undefined
  let card: { elements: StripeElements; element: StripeElement } | undefined
  let isOver = false

  async function start(container: HTMLElement, options: PaymentFieldsOptions) {
    const makeStripe = await load()
    if (isOver) return
    stripe = makeStripe(publishableKey, { locale: options.locale })
    if (options.kind === 'bank') {
      options.onReady()
      return
    }
    const elements = stripe.elements({
      mode: 'setup', currency: 'usd', paymentMethodTypes: ['card'], paymentMethodCreation: 'manual', appearance: toStripeAppearance(options.appearance),
    })
    const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' }, fields: { billingDetails: { name: 'never' } } })
    card = { elements, element }
    element.on('ready', options.onReady)
    element.on('loaderror', options.onError)
    element.on('change', ({ empty, complete }) => options.onChange({ isEmpty: empty, isComplete: complete }))
    element.mount(container)
  }

  return {
    mount(container, options) {
      start(container, options).catch(() => {
        if (!isOver) options.onError()
      })
    },
    async submit(submission): Promise<PaymentResult> {
      if (!stripe) return { kind: 'unreachable' }
      try {
        const result = await (card ? submitCard(stripe, card.elements, submission) : submitBank(stripe, submission))
        return isOver ? { kind: 'left' } : result
      } catch {
        return { kind: 'unreachable' }
      }
    },
    destroy() {
      isOver = true
      card?.element.destroy()
    },
  }
}

async function submitCard(stripe: Stripe, elements: StripeElements, { details, setup }: PaymentSubmission): Promise<PaymentResult> {
  const { error } = await elements.submit()
  if (error) return refusalOf(error)
  const params = { billing_details: { name: details.name } }
  if (!setup) {
    const answer = await stripe.createPaymentMethod({ elements, params })
    return answer.paymentMethod ? { kind: 'done', reference: answer.paymentMethod.id } : refusalOf(answer.error)
  }
  // After the bank's approval, which some cards need, the browser returns to this address.
  const confirmParams = { return_url: location.href, payment_method_data: params }
  return resultOf(await stripe.confirmSetup({ elements, clientSecret: setup.clientSecret, confirmParams, redirect: 'if_required' }))
}

async function submitBank(stripe: Stripe, { details, setup }: PaymentSubmission): Promise<PaymentResult> {
  if (!setup) return { kind: 'unreachable' }
  const { clientSecret } = setup
  const collected = await stripe.collectBankAccountForSetup({
    clientSecret,
    params: { payment_method_type: 'us_bank_account', payment_method_data: { billing_details: { name: details.name } } },
  })
  if (collected.error) return refusalOf(collected.error)
  // The user closed the dialog without an account, so the SetupIntent still needs one.
  if (collected.setupIntent?.status === 'requires_payment_method') return { kind: 'left' }
  return resultOf(await stripe.confirmUsBankAccountSetup(clientSecret))
}

/** The outcome of the form. A bank account with pending deposits (`requires_action`) is saved too. */
function resultOf({ setupIntent, error }: SetupAnswer): PaymentResult {
  if (error || !setupIntent) return refusalOf(error)
  const isKept = ['succeeded', 'processing', 'requires_action'].includes(setupIntent.status)
  return isKept ? { kind: 'done', reference: setupIntent.id } : { kind: 'left' }
}

function refusalOf(error: StripeError | undefined): PaymentResult {
  if (error?.type === 'validation_error') return { kind: 'fieldWrong' }
  return error?.message ? { kind: 'refused', message: error.message } : { kind: 'unreachable' }
}

function toStripeAppearance({ scheme, text, mutedText, background, border, focus, danger, radius, fontSize }: PaymentFrameAppearance) {
  return {
    theme: scheme === 'dark' ? ('night' as const) : ('stripe' as const),
    variables: {
      colorPrimary: focus, colorBackground: background, colorText: text, colorTextSecondary: mutedText, colorDanger: danger, borderRadius: radius,
      fontSizeBase: fontSize, fontFamily: 'Inter, system-ui, sans-serif', spacingUnit: '4px', colorTextPlaceholder: mutedText, iconColor: mutedText,
      focusOutline: `2px solid ${focus}`, inputBorder: border,
    },
  }
}

const stripeAddress = 'https://js.stripe.com/v3/'

let loading: Promise<StripeGlobal> | undefined

/**
 * Loads Stripe's script from Stripe's address, as Stripe requires, once per visit. A failed load can be retried. The document's policy must
 * allow the address (`script-src`, `frame-src`, `connect-src https://api.stripe.com`).
 */
function loadStripe(): Promise<StripeGlobal> {
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

/** The address of Stripe's script. With Trusted Types it must come from a named policy, which allows only this address. */
function scriptUrl(): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
  if (!factory) return stripeAddress
  policy ??= factory.createPolicy('stripe', { createScriptURL: () => stripeAddress })
  return policy.createScriptURL('')
}

interface TrustedTypesFactory {
  /** Creates a policy. Its result can be used like a string. */
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (text: string) => string }
}

let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined
