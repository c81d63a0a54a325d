import * as accessCodes from './accessCodes.ts'
import * as accounts from './accounts.ts'
import * as alerts from './alerts.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as brand from './brand.ts'
import * as callGroupInvitations from './callGroupInvitations.ts'
import * as callGroupPlans from './callGroupPlans.ts'
import * as callGroups from './callGroups.ts'
import * as callPreferences from './callPreferences.ts'
import * as controllers from './controllers.ts'
import * as devices from './devices.ts'
import * as doors from './doors.ts'
import * as exporting from './exporting.ts'
import * as groups from './groups.ts'
import * as guestRules from './guestRules.ts'
import type { Handlers } from './Handler.ts'
import * as importing from './importing.ts'
import * as inviteAdministration from './inviteAdministration.ts'
import * as invites from './invites.ts'
import * as houseSetup from './houseSetup.ts'
import * as leaving from './leaving.ts'
import * as lockdown from './lockdown.ts'
import * as log from './log.ts'
import * as locations from './locations.ts'
import * as ownAccount from './ownAccount.ts'
import * as partnerMigration from './partnerMigration.ts'
import * as passwords from './passwords.ts'
import * as paymentMethods from './paymentMethods.ts'
import * as releases from './releases.ts'
import * as restrictions from './restrictions.ts'
import * as schedules from './schedules.ts'
import * as search from './search.ts'
import * as sitePlans from './sitePlans.ts'
import * as signInAs from './signInAs.ts'
import * as twoStep from './twoStep.ts'
import * as uniqueness from './uniqueness.ts'
import * as units from './units.ts'
import * as userActions from './userActions.ts'
import * as userCallGroups from './userCallGroups.ts'
import * as userProfiles from './userProfiles.ts'
import * as userRestrictions from './userRestrictions.ts'
import * as users from './users.ts'
import * as userWizard from './userWizard.ts'
import * as visitorCalls from './visitorCalls.ts'

/** The handlers of all calls. Each file has the calls of the file of the same name in the contract (api-client/src/contract/endpoints). */
export const handlers = {
  ...accounts,
  ...accessCodes,
  ...alerts,
  ...auth,
  ...billing,
  ...brand, ...sitePlans,
  ...callGroupInvitations,
  ...callGroupPlans,
  ...callGroups,
  ...callPreferences,
  ...controllers,
  ...devices,
  ...doors,
  ...exporting,
  ...groups,
  ...guestRules,
  ...importing,
  ...inviteAdministration,
  ...invites,
  ...houseSetup,
  ...leaving,
  ...locations,
  ...lockdown,
  ...log,
  ...ownAccount,
  ...partnerMigration,
  ...passwords,
  ...paymentMethods,
  ...releases,
  ...restrictions,
  ...schedules,
  ...search,
  ...signInAs,
  ...twoStep,
  ...uniqueness,
  ...units,
  ...userActions,
  ...userCallGroups,
  ...userProfiles,
  ...userRestrictions,
  ...users,
  ...userWizard,
  ...visitorCalls,
} satisfies Handlers
