import * as accessCodes from './endpoints/accessCodes.ts'
import * as auth from './endpoints/auth.ts'
import * as billing from './endpoints/billing.ts'
import * as callGroups from './endpoints/callGroups.ts'
import * as devices from './endpoints/devices.ts'
import * as groups from './endpoints/groups.ts'
import * as inviteAdministration from './endpoints/inviteAdministration.ts'
import * as invites from './endpoints/invites.ts'
import * as locations from './endpoints/locations.ts'
import * as passwords from './endpoints/passwords.ts'
import * as paymentMethods from './endpoints/paymentMethods.ts'
import * as releases from './endpoints/releases.ts'
import * as restrictions from './endpoints/restrictions.ts'
import * as schedules from './endpoints/schedules.ts'
import * as uniqueness from './endpoints/uniqueness.ts'
import * as userActions from './endpoints/userActions.ts'
import * as userCallGroups from './endpoints/userCallGroups.ts'
import * as userProfiles from './endpoints/userProfiles.ts'
import * as userRestrictions from './endpoints/userRestrictions.ts'
import * as users from './endpoints/users.ts'
import * as userWizard from './endpoints/userWizard.ts'

/** Every call of the contract under the name of its client function. */
export const endpoints = {
  ...auth,
  ...releases,
  ...passwords,
  ...callGroups,
  ...users,
  ...userActions,
  ...userWizard,
  ...userProfiles,
  ...groups,
  ...locations,
  ...userCallGroups,
  ...uniqueness,
  ...invites,
  ...billing,
  ...paymentMethods,
  ...restrictions,
  ...userRestrictions,
  ...accessCodes,
  ...schedules,
  ...inviteAdministration,
  ...devices,
}

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
export { userSearchTypes, userStatuses, type UserFilter, type UserSearchType, type UserStatus } from './people.ts'
