export {
  createApiClient,
  createClientOf,
  sessionOf,
  type ApiClient,
  type ApiClientConfig,
  type ClientAreas,
  type ClientFunction,
  type ClientOf,
  type PayloadOf,
} from './createApiClient.ts'
export type { CallOptions } from './transport/createCaller.ts'
export {
  createClassicEnvelope,
  type ClassicEnvelopeOptions,
  type ClassicMessage,
  type ClassicPadding,
} from './transport/createClassicEnvelope.ts'
export type { Envelope, EnvelopeContext, Excess } from './transport/Envelope.ts'
export type * from './contract/wire.ts'
export type { ErrorBody, FieldFault } from './contract/shapes.ts'
export type { RetrySettings } from './transport/retryPolicy.ts'
export type { Session } from './transport/sessionExpiry.ts'
export {
  CardNumberRefused,
  ContractMismatch,
  isCardNumberRefused,
  isContractMismatch,
  isNetworkError,
  isPortalApiError,
  isRequestTooLarge,
  isServiceError,
  isSessionExpired,
  isTimedOut,
  NetworkError,
  NetworkErrorKind,
  PortalApiError,
  RequestTooLarge,
  ServiceError,
  SessionExpired,
  TimedOut,
} from './errors/index.ts'
export { InsecureContext, isSealError, SealError, SealErrorCode } from './crypto/index.ts'
