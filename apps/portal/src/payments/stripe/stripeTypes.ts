/** Types for the used parts of https://js.stripe.com/v3/, which is loaded, never bundled. */
export interface StripeGlobal {
  (publishableKey: string, options: { locale: string }): Stripe
}

export interface Stripe {
  elements: (options: ElementsOptions) => StripeElements
  confirmSetup: (request: ConfirmSetupRequest) => Promise<SetupAnswer>
  createPaymentMethod: (request: { elements: StripeElements; params: PaymentMethodParams }) => Promise<{ paymentMethod?: { id: string }; error?: StripeError }>
  collectBankAccountForSetup: (request: CollectBankRequest) => Promise<SetupAnswer>
  confirmUsBankAccountSetup: (clientSecret: string) => Promise<SetupAnswer>
}

export interface ElementsOptions {
  mode: 'setup'
  currency: 'usd'
  paymentMethodTypes: ['card']
  /** How a PaymentMethod is created; `manual`: without a SetupIntent. */
  paymentMethodCreation: 'manual'
  appearance: { theme: 'stripe' | 'night'; variables: Record<string, string> }
}

export interface StripeElements {
  create: (type: 'payment', options: { wallets: { applePay: 'never'; googlePay: 'never' }; fields: { billingDetails: { name: 'never' } } }) => StripeElement
  submit: () => Promise<{ error?: StripeError }>
}

export interface StripeElement {
  mount: (container: HTMLElement) => void
  destroy: () => void
  on: {
    (event: 'ready' | 'loaderror', listener: () => void): void
    (event: 'change', listener: (change: { empty: boolean; complete: boolean }) => void): void
  }
}

/** An error of Stripe. For `validation_error`, the field itself shows it. */
export interface StripeError {
  type: string
  message?: string
}

export interface SetupAnswer {
  setupIntent?: { id: string; status: string }
  error?: StripeError
}

interface PaymentMethodParams {
  billing_details: { name: string }
}

export interface ConfirmSetupRequest {
  elements: StripeElements
  clientSecret: string
  confirmParams: { return_url: string; payment_method_data: PaymentMethodParams }
  redirect: 'if_required'
}

export interface CollectBankRequest {
  clientSecret: string
  params: { payment_method_type: 'us_bank_account'; payment_method_data: PaymentMethodParams }
}
