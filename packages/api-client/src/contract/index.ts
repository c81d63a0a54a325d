import * as auth from './endpoints/auth.ts'
import * as invites from './endpoints/invites.ts'

/** Every call of the contract under the name of its client function. */
export const endpoints = { ...auth, ...invites }

export type EndpointName = keyof typeof endpoints

export {
  defineEndpoint,
  type EndpointArea,
  type EndpointDefinition,
  type RequestOf,
  type ResponseKind,
  type ResponseOf,
} from './defineEndpoint.ts'
export { serviceNames, type ServiceMap, type ServiceName } from './services.ts'
export { errorBody, type ErrorBody } from './shapes.ts'
