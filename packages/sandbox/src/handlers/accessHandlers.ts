import { checkAccessCode } from './accessCodes/checkAccessCode.ts'
import { deleteAccessCode, setAccessCodeActivation } from './accessCodes/changeAccessCode.ts'
import { getAccessCode, getAccessCodes, getPhoneCodes } from './accessCodes/getAccessCodes.ts'
import { getNextFreeAccessCode } from './accessCodes/getNextFreeAccessCode.ts'
import { checkHoldOpenCodeForModule, createHoldOpenUser } from './accessCodes/holdOpen.ts'
import { migrateAccessCodes, previewMigrateAccessCodes } from './accessCodes/migrateAccessCodes.ts'
import { saveUpdateAccessCode, saveUpdateAccessCodeUnique } from './accessCodes/saveAccessCode.ts'
import * as devices from './devices/devicePushes.ts'
import { resendInvite, revokeInvite } from './invites/changeInvite.ts'
import { createPinInvite, createQRInvite } from './invites/createInvite.ts'
import { getInvite, getInvites } from './invites/getInvites.ts'
import { bluetoothAccessCheck, explainAccess, qrCodeAccessCheck } from './restrictions/explainAccess.ts'
import * as groupRestrictions from './restrictions/getGroupRestrictions.ts'
import { getPropertyInstallLocationDeviceInformation } from './restrictions/getPropertyInstallLocationDeviceInformation.ts'
import {
  deletePresetTemplate,
  getPresetRestrictionTemplate,
  getPresetTemplateDetails,
  savePresetTemplate,
} from './restrictions/presetTemplates.ts'
import { previewRestrictionEffect } from './restrictions/previewRestrictionEffect.ts'
import { deleteUserGroupRestriction, saveAccessPoints, saveUpdateRestriction } from './restrictions/saveGroupRestrictions.ts'
import { createUpdateAccess, getUserAccessRestriction, saveUpdateaccessRestrictions } from './restrictions/userAccess.ts'
import { deleteHoliday, getHolidays, saveHoliday } from './schedules/holidays.ts'
import { deleteSchedule, getSchedules, saveSchedule } from './schedules/schedules.ts'

/** Restrictions, codes, schedules, invitations and device pushes. */
export const accessHandlers = {
  checkAccessCode,
  deleteAccessCode,
  setAccessCodeActivation,
  getAccessCode,
  getAccessCodes,
  getPhoneCodes,
  getNextFreeAccessCode,
  checkHoldOpenCodeForModule,
  createHoldOpenUser,
  migrateAccessCodes,
  previewMigrateAccessCodes,
  saveUpdateAccessCode,
  saveUpdateAccessCodeUnique,
  ...devices,
  resendInvite,
  revokeInvite,
  createPinInvite,
  createQRInvite,
  getInvite,
  getInvites,
  bluetoothAccessCheck,
  explainAccess,
  qrCodeAccessCheck,
  ...groupRestrictions,
  getPropertyInstallLocationDeviceInformation,
  deletePresetTemplate,
  getPresetRestrictionTemplate,
  getPresetTemplateDetails,
  savePresetTemplate,
  previewRestrictionEffect,
  deleteUserGroupRestriction,
  saveAccessPoints,
  saveUpdateRestriction,
  createUpdateAccess,
  getUserAccessRestriction,
  saveUpdateaccessRestrictions,
  deleteHoliday,
  getHolidays,
  saveHoliday,
  deleteSchedule,
  getSchedules,
  saveSchedule,
}
