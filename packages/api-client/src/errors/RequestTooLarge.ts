import { PortalApiError } from './PortalApiError.ts'

/** The error for a request that was not sent because it is larger than servers accept. */
export class RequestTooLarge extends PortalApiError {
  override readonly name = 'RequestTooLarge'
  readonly size: number
  readonly limit: number

  constructor(endpoint: string, size: number, limit: number, unit: 'blocks' | 'characters' | 'characters of query') {
    super(endpoint, `${endpoint}: the request has ${size} ${unit}; ${limit} are accepted.`)
    this.size = size
    this.limit = limit
  }
}
