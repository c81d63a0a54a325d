import type { BankDetails, CardDetails, PaymentFieldProblem, PaymentFieldsKind, PaymentFrameAppearance, PaymentFrameLabels } from '@portal/domain'

/** A SetupIntent, which the gateway confirms with the values of its fields. */
export interface OpenSetup {
  id: string
  clientSecret: string
}

export interface PaymentFieldsOptions {
  kind: PaymentFieldsKind
  appearance: PaymentFrameAppearance
  /** The language as a BCP 47 tag. */
  locale: string
  direction: 'ltr' | 'rtl'
  labels: PaymentFrameLabels
  /** Called when the fields are ready. */
  onReady: () => void
  onChange: (change: { isEmpty: boolean; isComplete: boolean }) => void
  /** Called when the fields failed to load, or disappeared. */
  onError: () => void
}

export interface PaymentSubmission {
  details: CardDetails | BankDetails
  /** The SetupIntent to confirm. Omit it for a gateway that saves a card by a one-time token. */
  setup?: OpenSetup
}

export type PaymentResult =
  /** The fields were submitted. `reference` is the id of the SetupIntent, or the token if there is none. */
  | { kind: 'done'; reference: string }
  /** A field is wrong; the gateway shows the error beside it. */
  | { kind: 'fieldWrong'; problem?: PaymentFieldProblem }
  /** The user closed the gateway's dialog. */
  | { kind: 'left' }
  /** The gateway refused. `message` is its own sentence. */
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }

/** The fields of a gateway inside the page. Card and account numbers stay in the gateway's document; the page gets only a reference. */
export interface PaymentFields {
  /** Fills an empty element with the fields. Called once. */
  mount: (container: HTMLElement, options: PaymentFieldsOptions) => void
  submit: (submission: PaymentSubmission) => Promise<PaymentResult>
  /** Removes the fields and their values; a running `submit` ends as `left`. */
  destroy: () => void
}
