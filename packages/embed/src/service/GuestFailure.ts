/**
 * Thrown when a call of the element fails. `code` is the service's, or `unreachable`, `origin-not-allowed`, `unreadable` or `insecure` if
 * the service sent none. It is for programs, and never contains a part of the link.
 */
export class GuestFailure extends Error {
  override readonly name = 'GuestFailure'
  readonly code: string

  constructor(code: string) {
    super(`The invite's service: ${code}.`)
    this.code = code
  }
}

/** The code of a failure, also of one thrown by another copy of the element; `insecure` if WebCrypto isn't available. */
export const failureCode = (error: unknown): string => (error instanceof Error && error.name === 'GuestFailure' ? (error as GuestFailure).code : 'insecure')
