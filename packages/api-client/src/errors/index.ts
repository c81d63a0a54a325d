import { CardNumberRefused } from './CardNumberRefused.ts'
import { ContractMismatch } from './ContractMismatch.ts'
import { NetworkError } from './NetworkError.ts'
import { PortalApiError } from './PortalApiError.ts'
import { RequestTooLarge } from './RequestTooLarge.ts'
import { ServiceError } from './ServiceError.ts'
import { SessionExpired } from './SessionExpired.ts'
import { TimedOut } from './TimedOut.ts'

export { CardNumberRefused, ContractMismatch, NetworkError, PortalApiError, RequestTooLarge, ServiceError, SessionExpired, TimedOut }
export { NetworkErrorKind } from './NetworkError.ts'

/** Any failure of the family: the call did not succeed, and neither side is to blame for its form. */
export function isPortalApiError(error: unknown): error is PortalApiError {
  return error instanceof PortalApiError
}

export function isSessionExpired(error: unknown): error is SessionExpired {
  return error instanceof SessionExpired
}

export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof ServiceError
}

export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof NetworkError
}

export function isTimedOut(error: unknown): error is TimedOut {
  return error instanceof TimedOut
}

export function isCardNumberRefused(error: unknown): error is CardNumberRefused {
  return error instanceof CardNumberRefused
}

export function isRequestTooLarge(error: unknown): error is RequestTooLarge {
  return error instanceof RequestTooLarge
}

export function isContractMismatch(error: unknown): error is ContractMismatch {
  return error instanceof ContractMismatch
}
