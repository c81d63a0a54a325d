import { PortalApiError } from './PortalApiError.ts'

/**
 * The request was not sent: a field of it holds a card number, which belongs in the gateway's hosted fields alone. Names the
 * field, never its content.
 */
export class CardNumberRefused extends PortalApiError {
  override readonly name = 'CardNumberRefused'
  /** Dotted path of the field; empty for the payload as a whole. */
  readonly field: string

  constructor(endpoint: string, field: string) {
    const subject = field === '' ? 'the request' : `the request's field "${field}"`
    super(endpoint, `${endpoint}: ${subject} holds a card number and was not sent. Card numbers are entered in the payment fields only.`)
    this.field = field
  }
}
