import * as accessCodes from './handlers/accessCodes.ts'
import * as accounts from './handlers/accounts.ts'
import * as alerts from './handlers/alerts.ts'
import * as brand from './handlers/brand.ts'
import * as callGroupInvitations from './handlers/callGroupInvitations.ts'
import * as callGroupPlans from './handlers/callGroupPlans.ts'
import * as callPreferences from './handlers/callPreferences.ts'
import * as controllers from './handlers/controllers.ts'
import * as devices from './handlers/devices.ts'
import * as doors from './handlers/doors.ts'
import * as exporting from './handlers/exporting.ts'
import * as groups from './handlers/groups.ts'
import * as guestRules from './handlers/guestRules.ts'
import * as houseSetup from './handlers/houseSetup.ts'
import * as importing from './handlers/importing.ts'
import * as inviteAdministration from './handlers/inviteAdministration.ts'
import * as lockdown from './handlers/lockdown.ts'
import * as log from './handlers/log.ts'
import * as locations from './handlers/locations.ts'
import * as partnerMigration from './handlers/partnerMigration.ts'
import * as restrictions from './handlers/restrictions.ts'
import * as schedules from './handlers/schedules.ts'
import * as search from './handlers/search.ts'
import * as sitePlans from './handlers/sitePlans.ts'
import * as signInAs from './handlers/signInAs.ts'
import { resetTwoStep } from './handlers/twoStep.ts'
import * as uniqueness from './handlers/uniqueness.ts'
import * as units from './handlers/units.ts'
import * as userActions from './handlers/userActions.ts'
import * as userCallGroups from './handlers/userCallGroups.ts'
import * as userProfiles from './handlers/userProfiles.ts'
import * as userRestrictions from './handlers/userRestrictions.ts'
import * as users from './handlers/users.ts'
import * as userWizard from './handlers/userWizard.ts'
import * as visitorCalls from './handlers/visitorCalls.ts'

const { getOwnCallPreferences: _read, saveOwnCallPreferences: _save, ...ofOthers } = callPreferences
const { extendSignInAs: _more, ...ofSignInAs } = signInAs

/** The handlers of a signed-in user's calls about users, groups, places, contacts and unique values. */
export const peopleHandlers = { ...users, ...userActions, ...userWizard, ...houseSetup, ...userProfiles, ...groups, ...locations, ...userCallGroups, ...callGroupPlans, ...callGroupInvitations, ...ofOthers, ...visitorCalls, ...log, ...uniqueness, ...importing, ...partnerMigration, ...exporting, ...search, ...ofSignInAs, resetTwoStep, ...accounts, ...brand, ...sitePlans, ...units }

/** The handlers of the calls about restrictions, codes, schedules, invitations, device pushes, doors and lockdowns. */
export const accessHandlers = { ...accessCodes, ...controllers, ...devices, ...doors, ...guestRules, ...inviteAdministration, ...restrictions, ...userRestrictions, ...schedules, ...lockdown, ...alerts }
