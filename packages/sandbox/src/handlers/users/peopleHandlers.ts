import { assignFirstCallgroupUserAndSendEmailAsync, assignFirstPstnToVoiceCallgroupAndSendEmailAsync } from '../callGroups/assignFirst.ts'
import { getvoiceCallgroupListForNewUser } from '../callGroups/getvoiceCallgroupListForNewUser.ts'
import { deleteUserGroup } from '../groups/deleteUserGroup.ts'
import { getTierServiceforUserModuleLevel } from '../groups/getTierServiceforUserModuleLevel.ts'
import { getUserGroups } from '../groups/getUserGroups.ts'
import { getUserGroupUserProfiles } from '../groups/getUserGroupUserProfiles.ts'
import {
  validateGroupNotificationPermission, validateVideoCallgroupNotificationPermission, validateVoiceCallgroupNotificationPermission,
} from '../groups/notificationPermissions.ts'
import { saveUserGroup } from '../groups/saveUserGroup.ts'
import { saveUserGroupMultiUserMultiProfile } from '../groups/saveUserGroupMultiUserMultiProfile.ts'
import { saveUserGroupUserProfiles } from '../groups/saveUserGroupUserProfiles.ts'
import type { Handlers } from '../Handler.ts'
import { deleteContact } from '../locations/deleteContact.ts'
import { getContacts } from '../locations/getContacts.ts'
import { getFireAlarmStatus } from '../locations/getFireAlarmStatus.ts'
import { getPropertyEndpoints } from '../locations/getPropertyEndpoints.ts'
import { getPropertyLocations } from '../locations/getPropertyLocations.ts'
import { getTimezones } from '../locations/getTimezones.ts'
import { saveContact } from '../locations/saveContact.ts'
import { uniquenessHandlers } from '../uniqueness/uniquenessHandlers.ts'
import { deleteUser } from './deleteUser.ts'
import { getMoveOutPlan } from './getMoveOutPlan.ts'
import { getUserDeletePlan } from './getUserDeletePlan.ts'
import { getUserDetail } from './getUserDetail.ts'
import { getUserLimitations } from './getUserLimitations.ts'
import { getUserTierUserList } from './getUserTierUserList.ts'
import { importValidatorUsers } from './importValidatorUsers.ts'
import { moveOutUser } from './moveOutUser.ts'
import { saveBulkUserAction } from './saveBulkUserAction.ts'
import { saveUserLimitations } from './saveUserLimitations.ts'
import { saveUserWizard } from './saveUserWizard.ts'
import { setUserPassword } from './setUserPassword.ts'
import { undoMoveOut } from './undoMoveOut.ts'
import { updateSingleFamilyManualAccount } from './updateSingleFamilyManualAccount.ts'
import { updateUserDetail } from './updateUserDetail.ts'
import { updateWebAccess } from './updateWebAccess.ts'

/** Users, groups, places, contacts and what is once only. */
export const peopleHandlers = {
  getUserTierUserList, getUserDetail, updateUserDetail, updateWebAccess, setUserPassword, getUserLimitations, saveUserLimitations,
  getUserDeletePlan, deleteUser, getMoveOutPlan, moveOutUser, undoMoveOut, saveBulkUserAction, saveUserWizard, updateSingleFamilyManualAccount,
  importValidatorUsers,
  getUserGroupUserProfiles, saveUserGroupUserProfiles, saveUserGroupMultiUserMultiProfile, getTierServiceforUserModuleLevel,
  getUserGroups, saveUserGroup, deleteUserGroup,
  validateGroupNotificationPermission, validateVoiceCallgroupNotificationPermission, validateVideoCallgroupNotificationPermission,
  getPropertyLocations, getPropertyEndpoints, getTimezones, getFireAlarmStatus, getContacts, saveContact, deleteContact,
  getvoiceCallgroupListForNewUser, assignFirstCallgroupUserAndSendEmailAsync, assignFirstPstnToVoiceCallgroupAndSendEmailAsync,
  ...uniquenessHandlers,
} satisfies Partial<Handlers>
