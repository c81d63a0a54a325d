import { PortalApiError } from './PortalApiError.ts'

/**
 * The request was not sent: one of its fields contains a card number, which belongs only in the gateway's hosted fields. Names the field,
 * never its content.
 */
export class CardNumberRefused extends PortalApiError {
  override readonly name = 'CardNumberRefused'
  /** Dotted path of the field; empty for the whole payload. */
  readonly field: string

  constructor(endpoint: string, field: string) {
    const subject = field === '' ? 'the request' : `the request's field "${field}"`
    super(endpoint, `${endpoint}: ${subject} holds a card number and was not sent. Card numbers are entered in the payment fields only.`)
    this.field = field
  }
}
