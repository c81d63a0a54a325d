/** The reasons for which a server refuses an encrypted ("sealed") request, which are also the error codes of its answer. */
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

/** The error for a refused request. All malformed requests share one code and one message, so an attacker can't tell them apart. */
export class SealError extends Error {
  override readonly name = 'SealError'
  readonly code: SealErrorCode

  constructor(code: SealErrorCode) {
    super(messages[code])
    this.code = code
  }
}

/** Whether an error is a `SealError`. Compares name and code instead of the class, because a page may load two copies of this package with separate classes. */
export function isSealError(error: unknown): error is SealError {
  return error instanceof Error && error.name === 'SealError' && 'code' in error && typeof error.code === 'string' && error.code in messages
}
