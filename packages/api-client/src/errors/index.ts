import { CardNumberRefused } from './CardNumberRefused.ts'
import { ContractMismatch } from './ContractMismatch.ts'
import { hasName } from './hasName.ts'
import { NetworkError } from './NetworkError.ts'
import { PortalApiError } from './PortalApiError.ts'
import { RequestTooLarge } from './RequestTooLarge.ts'
import { ServiceError } from './ServiceError.ts'
import { SessionExpired } from './SessionExpired.ts'
import { TimedOut } from './TimedOut.ts'

export { CardNumberRefused, ContractMismatch, NetworkError, PortalApiError, RequestTooLarge, ServiceError, SessionExpired, TimedOut }
export { NetworkErrorKind } from './NetworkError.ts'

/** The names of all errors of failed calls, which extend `PortalApiError`. */
const family = ['CardNumberRefused', 'NetworkError', 'RequestTooLarge', 'ServiceError', 'SessionExpired', 'TimedOut']

/** Whether an error is that of a failed call: the call did not succeed, but the request and the answer were well-formed. */
export function isPortalApiError(error: unknown): error is PortalApiError {
  return error instanceof PortalApiError || hasName(error, family)
}

export function isSessionExpired(error: unknown): error is SessionExpired {
  return hasName(error, ['SessionExpired'])
}

export function isServiceError(error: unknown): error is ServiceError {
  return hasName(error, ['ServiceError'])
}

export function isNetworkError(error: unknown): error is NetworkError {
  return hasName(error, ['NetworkError'])
}

export function isTimedOut(error: unknown): error is TimedOut {
  return hasName(error, ['TimedOut'])
}

export function isCardNumberRefused(error: unknown): error is CardNumberRefused {
  return hasName(error, ['CardNumberRefused'])
}

export function isRequestTooLarge(error: unknown): error is RequestTooLarge {
  return hasName(error, ['RequestTooLarge'])
}

export function isContractMismatch(error: unknown): error is ContractMismatch {
  return hasName(error, ['ContractMismatch'])
}
