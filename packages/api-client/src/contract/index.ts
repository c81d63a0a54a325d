import * as billing from './parts/billing.ts'
import * as callGroups from './parts/callGroups.ts'
import * as invites from './parts/invites.ts'
import * as people from './parts/people.ts'
import * as person from './parts/person.ts'
import * as restrictions from './parts/restrictions.ts'
import * as accounts from './endpoints/accounts.ts'
import * as alerts from './endpoints/alerts.ts'
import * as codes from './endpoints/accessCodes.ts'
import * as auth from './endpoints/auth.ts'
import * as subscribing from './endpoints/callGroups.ts'
import * as brand from './endpoints/brand.ts'
import * as callPreferences from './endpoints/callPreferences.ts'
import * as devices from './endpoints/devices.ts'
import * as exporting from './endpoints/exporting.ts'
import * as importing from './endpoints/importing.ts'
import * as doors from './endpoints/doors.ts'
import * as guestInvites from './endpoints/invites.ts'
import * as houseSetup from './endpoints/houseSetup.ts'
import * as leaving from './endpoints/leaving.ts'
import * as lockdown from './endpoints/lockdown.ts'
import * as log from './endpoints/log.ts'
import * as partnerMigration from './endpoints/partnerMigration.ts'
import * as ownAccount from './endpoints/ownAccount.ts'
import * as passwords from './endpoints/passwords.ts'
import * as releases from './endpoints/releases.ts'
import * as schedules from './endpoints/schedules.ts'
import * as search from './endpoints/search.ts'
import * as signInAs from './endpoints/signInAs.ts'
import * as sitePlans from './endpoints/sitePlans.ts'
import * as twoStep from './endpoints/twoStep.ts'
import * as units from './endpoints/units.ts'
import * as visitorCalls from './endpoints/visitorCalls.ts'

export { changeKinds, changesCall, type ChangeKind } from './changes.ts'
export { secondStep, type SecondStep } from './secondStepShape.ts'
export { fieldsOfOurs, withoutOurs } from './ours.ts'

// The calls are typed in two parts, because one type of all calls is longer than the compiler writes into a declaration.
const peopleCalls = { ...auth, ...releases, ...passwords, ...subscribing, ...guestInvites, ...people, ...person, ...codes, ...restrictions, ...schedules, ...invites, ...callGroups, ...callPreferences, ...visitorCalls }
const otherCalls = { ...billing, ...devices, ...importing, ...exporting, ...houseSetup, ...leaving, ...doors, ...lockdown, ...log, ...ownAccount, ...partnerMigration, ...search, ...signInAs, ...accounts, ...alerts, ...brand, ...sitePlans, ...units, ...twoStep }

/** Every call of the contract, keyed by the name of its client function. */
export const endpoints: typeof peopleCalls & typeof otherCalls = { ...peopleCalls, ...otherCalls }

export type EndpointName = keyof typeof endpoints

type Calls = typeof endpoints

/** The calls of each area by their names in it: `users.list` is `getUserTierUserList`. */
export type EndpointsByArea = {
  readonly [Area in Calls[EndpointName]['area']]: { readonly [Name in EndpointName as Calls[Name]['area'] extends Area ? Calls[Name]['as'] : never]: Calls[Name] }
}

export {
  defineEndpoint,
  type EndpointArea,
  type EndpointDefinition,
  type RequestOf,
  type ResponseKind,
  type ResponseOf,
} from './defineEndpoint.ts'
export { contractVersion, serviceNames, servicesBelow, type ServiceMap, type ServiceName } from './services.ts'
export { unreadSignInValues } from './signInValues.ts'
export type * from './wire.ts'
export { findUnknownFields } from './unknownFields.ts'
export { textShapes, type TextShapeName } from './shapeNames.ts'
export { errorBody, type ErrorBody, type FieldFault } from './shapes.ts'
export { entryDaysAtMost, hourlyDaysAtMost } from './logShapes.ts'
export { userSearchTypes, userStatuses, type UserFilter, type UserSearchType, type UserStatus } from './people.ts'

export { toAccessSummary, toAccessSummaryRecord, type AccessSummaryRecord } from './mapping/accessSummary.ts'
export { toBankInfo, type BankInfo } from './mapping/bankInfo.ts'
export { toCallPlan, toCallWorld, type CallGroupRecord, type CallPersonRecord, type CallPlanRecord } from './mapping/callPlans.ts'
export { toCardInfo, type CardInfo } from './mapping/cardInfo.ts'
export { toInviteView } from './mapping/inviteView.ts'
export { toRestriction, toRestrictionRecord, type ReceivedRestriction, type RestrictionRecord } from './mapping/restriction.ts'
export { toVisitorCall, type VisitorCall } from './mapping/visitorCalls.ts'
export { toDatedExceptions, toExceptionRecords, toWeekWindows, toWindowRecords } from './mapping/weekWindows.ts'
