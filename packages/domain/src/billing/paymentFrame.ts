/**
 * The messages (postMessage) between the portal and the frame in which a payment gateway shows its fields. The frame runs with an opaque
 * origin (`sandbox="allow-scripts"`), so its messages have the origin `null`. The portal accepts a message only if its `source` is the
 * frame's window and its `channel` is the one that the portal chose. The frame answers only its parent window, at the origin of the `init`
 * message.
 *
 * Order: frame `hello` → portal `init` → frame `ready` → any number of `resize` and `change` → portal `submit` → frame `token` or
 * `refused`, under the same `request`. No message ever contains a card or account number.
 */
export const paymentFrameType = 'portal-payment'
export const paymentFrameVersion = 1

export type PaymentFieldsKind = 'card' | 'bank'

/** Colors and sizes of the page around the frame, as CSS values. Only plain values are accepted. */
export interface PaymentFrameAppearance {
  scheme: 'light' | 'dark'
  text: string
  mutedText: string
  background: string
  border: string
  focus: string
  danger: string
  /** Radius of corners, as a CSS length such as `6px`. */
  radius: string
  fontSize: string
}

/** The texts of the fields. Default: English. */
export interface PaymentFrameLabels {
  cardNumber: string
  expiry: string
  securityCode: string
  accountNumber: string
  accountNumberAgain: string
  problems: Partial<Record<PaymentFieldProblem, string>>
}

/** Why a field's value is refused. `notATestNumber`: the sandbox accepts only its own test numbers, no real ones. */
export const paymentFieldProblems = [
  'numberMissing', 'numberInvalid', 'notATestNumber', 'expiryMissing', 'expiryInvalid', 'expiryPast',
  'codeMissing', 'codeInvalid', 'accountMissing', 'accountInvalid', 'accountsDiffer',
] as const
export type PaymentFieldProblem = (typeof paymentFieldProblems)[number]

export const paymentFieldNames = ['number', 'expiry', 'code', 'account', 'accountAgain'] as const
export type PaymentFieldName = (typeof paymentFieldNames)[number]

export interface CardDetails {
  /** The name printed on the card. */
  name: string
}

/** The values that the portal's own form asks for. The frame asks for the account number. */
export interface BankDetails {
  name: string
  routingNumber: string
  accountType: 'checking' | 'savings'
  holderType: 'individual' | 'company'
  verification: 'instant' | 'micro_deposit'
}

/** A message from the portal to the frame. */
export type PaymentFrameCommand =
  | {
      command: 'init'
      /** Language as a BCP 47 tag. */
      locale: string
      direction: 'ltr' | 'rtl'
      appearance: Partial<PaymentFrameAppearance>
      labels?: Partial<PaymentFrameLabels>
    }
  | { command: 'focus' }
  /** Clears the fields. */
  | { command: 'clear' }
  /** Submits the fields. The answer has the same `request`. */
  | { command: 'submit'; request: string; details: CardDetails | BankDetails }

/** A message from the frame to the portal. */
export type PaymentFrameEvent =
  /** The frame is listening. It doesn't know the channel yet, so only this event has an empty one. */
  | { event: 'hello' }
  | { event: 'ready'; height: number }
  /** The height that the frame needs, in CSS pixels. */
  | { event: 'resize'; height: number }
  | { event: 'change'; isEmpty: boolean; isComplete: boolean; /** A `CardBrand`; absent for a bank account. */ brand?: string }
  /** `token` works once: for one `saveCard`, or for one confirmation of a SetupIntent. */
  | { event: 'token'; request: string; token: string; last4: string }
  /** The frame shows the problem at its field, which gets the focus. */
  | { event: 'refused'; request: string; field: PaymentFieldName; problem: PaymentFieldProblem }

type Enveloped<Message> = Message & { type: typeof paymentFrameType; version: typeof paymentFrameVersion; channel: string }
export type PaymentFrameMessage = Enveloped<PaymentFrameCommand> | Enveloped<PaymentFrameEvent>

/** Makes a message to post to the frame. `channel` is a secret of this frame, such as a UUID. */
export function toPaymentFrameMessage(channel: string, command: PaymentFrameCommand): Enveloped<PaymentFrameCommand> {
  return { ...command, type: paymentFrameType, version: paymentFrameVersion, channel }
}

/** Reads the event in a message's data; null for another channel, version or shape. */
export function readPaymentFrameEvent(data: unknown, channel: string): PaymentFrameEvent | null {
  if (!isRecord(data) || data['type'] !== paymentFrameType || data['version'] !== paymentFrameVersion) return null
  if (data['event'] === 'hello') return data['channel'] === '' ? { event: 'hello' } : null
  if (channel === '' || data['channel'] !== channel) return null
  return readEvent(data)
}

function readEvent({ event, height, isEmpty, isComplete, brand, request, token, last4, field, problem }: Fields): PaymentFrameEvent | null {
  if (event === 'ready' || event === 'resize') return isHeight(height) ? { event, height } : null
  if (event === 'change') {
    if (typeof isEmpty !== 'boolean' || typeof isComplete !== 'boolean') return null
    return { event, isEmpty, isComplete, ...(typeof brand === 'string' ? { brand } : {}) }
  }
  if (typeof request !== 'string') return null
  if (event === 'token') return typeof token === 'string' && isLast4(last4) ? { event, request, token, last4 } : null
  if (event !== 'refused') return null
  const foundField = paymentFieldNames.find((name) => name === field)
  const foundProblem = paymentFieldProblems.find((name) => name === problem)
  return foundField && foundProblem ? { event, request, field: foundField, problem: foundProblem } : null
}

type Fields = Record<string, unknown>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 2000
}

function isLast4(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}$/.test(value)
}
