import { PortalApiError } from './PortalApiError.ts'

/** The whole call, its body and its retries included, took too long. */
export class TimedOut extends PortalApiError {
  override readonly name = 'TimedOut'
  /** Milliseconds that were allowed. */
  readonly timeout: number

  constructor(endpoint: string, timeout: number) {
    super(endpoint, `${endpoint}: no complete answer within ${timeout} ms.`)
    this.timeout = timeout
  }
}
