import { PortalApiError } from './PortalApiError.ts'

/** What became of the answer. */
export const NetworkErrorKind = {
  /** No answer came: offline, refused, reset, redirected. */
  unreachable: 'unreachable',
  /** It came without a body. */
  empty: 'empty',
  /** It was something else, such as a proxy's HTML page. */
  notJson: 'notJson',
  /** It ended early, or is not whole JSON. */
  truncated: 'truncated',
  /** It is not a file of the media type that was asked for. */
  notTheFile: 'notTheFile',
} as const

export type NetworkErrorKind = (typeof NetworkErrorKind)[keyof typeof NetworkErrorKind]

const sentences: Record<NetworkErrorKind, string> = {
  unreachable: 'the service could not be reached.',
  empty: 'the answer is empty.',
  notJson: 'the answer is not JSON.',
  truncated: 'the answer is incomplete.',
  notTheFile: 'the answer is not the file.',
}

/** No answer of the service arrived, or not in one piece. */
export class NetworkError extends PortalApiError {
  override readonly name = 'NetworkError'
  readonly kind: NetworkErrorKind

  constructor(endpoint: string, kind: NetworkErrorKind, options?: ErrorOptions) {
    super(endpoint, `${endpoint}: ${sentences[kind]}`, options)
    this.kind = kind
  }
}
