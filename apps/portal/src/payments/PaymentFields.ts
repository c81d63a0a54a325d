import type { BankDetails, CardDetails, PaymentFieldProblem, PaymentFieldsKind, PaymentFrameAppearance, PaymentFrameLabels } from '@portal/domain'

/** A SetupIntent that the gateway confirms with what stands in its fields. */
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
  /** The fields can be typed into. */
  onReady: () => void
  onChange: (change: { isEmpty: boolean; isComplete: boolean }) => void
  /** The fields did not come, or went away. */
  onError: () => void
}

export interface PaymentSubmission {
  details: CardDetails | BankDetails
  /** Omit for a gateway that keeps a card by its one-time token. */
  setup?: OpenSetup
}

export type PaymentResult =
  /** The SetupIntent's id, or the token where there was none. */
  | { kind: 'done'; reference: string }
  /** The gateway shows what is wrong at its own field; the form says nothing more than that. */
  | { kind: 'fieldWrong'; problem?: PaymentFieldProblem }
  /** The person closed the gateway's own dialog. */
  | { kind: 'left' }
  /** `message`: the gateway's own sentence. */
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }

/**
 * A gateway's own fields in the page. Card and account numbers stand in the gateway's document alone: what comes back is a
 * reference that means nothing to anyone else.
 */
export interface PaymentFields {
  /** Fills an empty element. Called once. */
  mount: (container: HTMLElement, options: PaymentFieldsOptions) => void
  submit: (submission: PaymentSubmission) => Promise<PaymentResult>
  /** Takes the fields and what was typed in them away; a running `submit` ends as `left`. */
  destroy: () => void
}
