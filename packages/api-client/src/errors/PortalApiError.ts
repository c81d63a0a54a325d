/** What every failed call has in common. Messages never carry what was sent or received beyond the service's own sentence. */
export abstract class PortalApiError extends Error {
  /** The contract name of the call, or `keys` for the server's key set. */
  readonly endpoint: string

  constructor(endpoint: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.endpoint = endpoint
  }
}
