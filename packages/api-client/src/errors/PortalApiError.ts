/** The base class of the errors for failed calls. Apart from the service's own sentence, messages never contain what was sent or received. */
export abstract class PortalApiError extends Error {
  /** The name of the call in the contract, or `keys` for the server's key set. */
  readonly endpoint: string

  constructor(endpoint: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.endpoint = endpoint
  }
}
