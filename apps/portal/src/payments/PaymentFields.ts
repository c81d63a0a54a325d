import type { BankDetails, CardDetails, PaymentFieldProblem, PaymentFieldsKind, PaymentFrameAppearance, PaymentFrameLabels } from '@portal/domain'

/** A SetupIntent that the gateway confirms with the values of its fields. */
export interface OpenSetup {
  id: string
  clientSecret: string
}

export interface PaymentFieldsOptions {
  kind: PaymentFieldsKind
  appearance: PaymentFrameAppearance
  /** BCP 47. */
  locale: string
  direction: 'ltr' | 'rtl'
  labels: PaymentFrameLabels
  /** The fields are ready. */
  onReady: () => void
  onChange: (change: { isEmpty: boolean; isComplete: boolean }) => void
  /** The fields failed to load, or disappeared. */
  onError: () => void
}

export interface PaymentSubmission {
  details: CardDetails | BankDetails
  /** Omit for a gateway that saves a card by a one-time token. */
  setup?: OpenSetup
}

export type PaymentResult =
  /** The SetupIntent's id, or the token without one. */
  | { kind: 'done'; reference: string }
  /** The gateway shows the error at its own field. */
  | { kind: 'fieldWrong'; problem?: PaymentFieldProblem }
  /** The user closed the gateway's dialog. */
  | { kind: 'left' }
  /** `message`: the gateway's own sentence. */
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }

/** A gateway's own fields in the page. Card and account numbers stay in the gateway's document; the page gets only a reference. */
export interface PaymentFields {
  /** Fills an empty element. Called once. */
  mount: (container: HTMLElement, options: PaymentFieldsOptions) => void
  submit: (submission: PaymentSubmission) => Promise<PaymentResult>
  /** Removes the fields and their values; a running `submit` ends as `left`. */
  destroy: () => void
}
