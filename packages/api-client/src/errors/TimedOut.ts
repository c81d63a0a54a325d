import { PortalApiError } from './PortalApiError.ts'

/** The error when a whole call, including its body and its retries, took too long. */
export class TimedOut extends PortalApiError {
  override readonly name = 'TimedOut'
  /** The allowed time in milliseconds. */
  readonly timeout: number

  constructor(endpoint: string, timeout: number) {
    super(endpoint, `${endpoint}: no complete answer within ${timeout} ms.`)
    this.timeout = timeout
  }
}
