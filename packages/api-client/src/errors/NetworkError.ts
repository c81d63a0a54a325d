import { PortalApiError } from './PortalApiError.ts'

/** The ways in which an answer can fail to arrive. */
export const NetworkErrorKind = {
  /** No answer arrived: offline, refused, reset or redirected. */
  unreachable: 'unreachable',
  /** The answer had no body. */
  empty: 'empty',
  /** The answer was not JSON, such as a proxy's HTML page. */
  notJson: 'notJson',
  /** The answer ended early or is not complete JSON. */
  truncated: 'truncated',
  /** The answer is not a file of the requested media type. */
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

/** The error when no answer of the service arrived, or no complete one. */
export class NetworkError extends PortalApiError {
  override readonly name = 'NetworkError'
  readonly kind: NetworkErrorKind

  constructor(endpoint: string, kind: NetworkErrorKind, options?: ErrorOptions) {
    super(endpoint, `${endpoint}: ${sentences[kind]}`, options)
    this.kind = kind
  }
}
