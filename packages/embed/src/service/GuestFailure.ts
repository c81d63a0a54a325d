/**
 * Thrown when a call of the element fails. `code` is the service's, or `unreachable`, `origin-not-allowed`, `unreadable` or `insecure` if
 * the service sent none. The code is for programs, and never contains a part of the link.
 */
export class GuestFailure extends Error {
  override readonly name = 'GuestFailure'
  readonly code: string

  constructor(code: string) {
    super(`The invite's service: ${code}.`)
    this.code = code
  }
}

/** What the card shows before its first answer. `slow`: for three seconds without one. `refused`: the page has to be corrected. `missing`: the page has set no link and no invite. */
export type Waiting = 'loading' | 'slow' | 'unreachable' | 'failed' | 'refused' | 'missing'

/** Milliseconds until the card says that loading takes long. */
export const patience = 3000

/** Milliseconds until the card says that there is no key. */
export const deadline = 10_000

/** Codes of a page that has to be corrected. */
const ofPage: ReadonlySet<string> = new Set(['origin-not-allowed', 'unreadable', 'http-404', 'insecure'])

/** What the card shows after a failure. */
export const waitingAfter = (code: string): Waiting => (code === 'unreachable' ? code : code === 'no-token' ? 'missing' : ofPage.has(code) ? 'refused' : 'failed')

/** The code of a failure, of this copy of the element or another: `insecure` without WebCrypto, and `failed` for other errors of a page's source. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  return error.name === 'GuestFailure' ? (error as GuestFailure).code : error.name === 'InsecureContext' ? 'insecure' : 'failed'
}
