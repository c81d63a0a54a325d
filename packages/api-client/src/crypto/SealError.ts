/** Why a sealed request is refused; the server answers the code as it is. */
export const SealErrorCode = {
  keyUnknown: 'TRANSPORT_KEY_UNKNOWN',
  stale: 'TRANSPORT_STALE',
  tooLarge: 'TRANSPORT_TOO_LARGE',
  replay: 'TRANSPORT_REPLAY',
  invalid: 'TRANSPORT_INVALID',
} as const

export type SealErrorCode = (typeof SealErrorCode)[keyof typeof SealErrorCode]

const messages: Record<SealErrorCode, string> = {
  TRANSPORT_KEY_UNKNOWN: 'The request was sealed for a key that is not in use.',
  TRANSPORT_STALE: 'The request was sealed too long ago, or by a clock that is wrong.',
  TRANSPORT_TOO_LARGE: 'The request has more blocks than are accepted.',
  TRANSPORT_REPLAY: 'The request was received before.',
  TRANSPORT_INVALID: 'The request cannot be opened.',
}

/** A refused request. One code and one message cover every way of being malformed, so that nothing can be learnt from it. */
export class SealError extends Error {
  override readonly name = 'SealError'
  readonly code: SealErrorCode

  constructor(code: SealErrorCode) {
    super(messages[code])
    this.code = code
  }
}

/** The guard compares name and code: a page may hold two copies of this package, whose classes are not each other's. */
export function isSealError(error: unknown): error is SealError {
  return error instanceof Error && error.name === 'SealError' && 'code' in error && typeof error.code === 'string' && error.code in messages
}
