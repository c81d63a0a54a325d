/**
 * The error for an answer that the contract does not describe. This is a defect of one of the two sides, not a failed call, and therefore
 * outside the `PortalApiError` family. Names the endpoint and the field, never a value.
 */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch'
  readonly endpoint: string
  /** The path of the first missing or wrong field with dots; empty for the whole answer. */
  readonly field: string

  /** `expected` is the contract's type for the field; null if the field is absent. */
  constructor(endpoint: string, field: string, expected: string | null) {
    const subject = field === '' ? 'the answer' : `the answer's field "${field}"`
    super(`${endpoint}: ${subject} ${expected === null ? 'is missing' : `is not as the contract says (expected ${expected})`}.`)
    this.endpoint = endpoint
    this.field = field
  }
}
