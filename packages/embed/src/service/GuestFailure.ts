/**
 * A call of the element failed. `code` is the service's, or `unreachable`, `origin-not-allowed`, `unreadable` or `insecure` where there was none; it is for machines,
 * and never contains any part of the link.
 */
export class GuestFailure extends Error {
  override readonly name = 'GuestFailure'
  readonly code: string

  constructor(code: string) {
    super(`The invite's service: ${code}.`)
    this.code = code
  }
}

/** The code of a failure, of this copy of the element or another; `insecure` where WebCrypto refused. */
export const failureCode = (error: unknown): string => (error instanceof Error && error.name === 'GuestFailure' ? (error as GuestFailure).code : 'insecure')
