import { eagerEndpoints } from './eagerEndpoints.ts'
import { lazyEndpoints } from './lazyEndpoints.ts'

/** Every call of the contract, keyed by the name of its client function. */
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

export { toAccessSummary, toAccessSummaryRecord, type AccessSummaryRecord } from './mapping/accessSummary.ts'
export { toBankInfo, type BankInfo } from './mapping/bankInfo.ts'
export { toCardInfo, type CardInfo } from './mapping/cardInfo.ts'
export { toInviteView } from './mapping/inviteView.ts'
export { toRestriction, toRestrictionRecord, type ReceivedRestriction, type RestrictionRecord } from './mapping/restriction.ts'
export { toDatedExceptions, toExceptionRecords, toWeekWindows, toWindowRecords } from './mapping/weekWindows.ts'
