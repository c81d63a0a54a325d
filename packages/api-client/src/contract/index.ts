import { eagerEndpoints } from './eagerEndpoints.ts'
import { lazyEndpoints } from './lazyEndpoints.ts'

/** Every call of the contract under the name of its client function. */
export const endpoints = { ...eagerEndpoints, ...lazyEndpoints }

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
export { textShapes, type TextShapeName } from './shapeNames.ts'
export { errorBody, type ErrorBody } from './shapes.ts'
export { userSearchTypes, userStatuses, type UserFilter, type UserSearchType, type UserStatus } from './people.ts'
