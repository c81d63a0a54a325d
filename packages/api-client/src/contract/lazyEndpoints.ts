import * as accessCodes from './endpoints/accessCodes.ts'
import * as billing from './endpoints/billing.ts'
import * as devices from './endpoints/devices.ts'
import * as groups from './endpoints/groups.ts'
import * as inviteAdministration from './endpoints/inviteAdministration.ts'
import * as locations from './endpoints/locations.ts'
import * as paymentMethods from './endpoints/paymentMethods.ts'
import * as restrictions from './endpoints/restrictions.ts'
import * as schedules from './endpoints/schedules.ts'
import * as uniqueness from './endpoints/uniqueness.ts'
import * as userActions from './endpoints/userActions.ts'
import * as userCallGroups from './endpoints/userCallGroups.ts'
import * as userProfiles from './endpoints/userProfiles.ts'
import * as userRestrictions from './endpoints/userRestrictions.ts'
import * as userWizard from './endpoints/userWizard.ts'
import * as users from './endpoints/users.ts'

/** The other calls. The client loads them at the first call of one of them, so that a page that only signs in does not load them. */
export const lazyEndpoints = {
  ...users,
  ...userActions,
  ...userWizard,
  ...userProfiles,
  ...groups,
  ...locations,
  ...userCallGroups,
  ...uniqueness,
  ...billing,
  ...paymentMethods,
  ...restrictions,
  ...userRestrictions,
  ...accessCodes,
  ...schedules,
  ...inviteAdministration,
  ...devices,
}
