import { PortalApiError } from './PortalApiError.ts'

/**
 * The error for a request that was not sent because one of its fields contains a card number, which belongs only in the gateway's payment
 * form. Names the field, never its content.
 */
export class CardNumberRefused extends PortalApiError {
  override readonly name = 'CardNumberRefused'
  /** The path of the field with dots; empty for the whole payload. */
  readonly field: string

  constructor(endpoint: string, field: string) {
    const subject = field === '' ? 'the request' : `the request's field "${field}"`
    super(endpoint, `${endpoint}: ${subject} holds a card number and was not sent. Card numbers are entered in the payment fields only.`)
    this.field = field
  }
}
