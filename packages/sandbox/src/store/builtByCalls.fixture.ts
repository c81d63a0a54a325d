import type { EndpointName } from '@portal/api-client/contract'

/** How many queries a call still builds each time it is made, by the reason why. A number may fall, and a call leaves the list with its last. */
export const builtByCalls: Readonly<Record<string, Partial<Record<EndpointName, number>>>> = {
  'its text depends on what is asked for: filters, places in a list, searches': {
    getAccessCodes: 3, getAccounts: 7, getCallGroupPeople: 4, getContacts: 2, getDevicePushes: 4, getExports: 10, getHolidays: 1, getImportRows: 4,
    getImports: 2, getInvites: 6, getLockdowns: 6, getLockdownTrail: 7, getLog: 6, getNextFreeAccessCode: 2, getPartnerRecords: 2, getPhoneCodes: 1,
    getSchedules: 1, getVisitorCalls: 4, goToAnything: 3, isUsernameValid: 3,
  },
  'moves people or codes in numbers, each in turn': {
    addImportRows: 3, changeExport: 7, changeImport: 3, changePartnerMigration: 28, createAccount: 11, createExport: 5, createImport: 3,
    deleteCallGroup: 8, deleteUser: 11, deleteUserGroup: 4, downloadExport: 2, getCallGroupDeletePlan: 9, getHouseSetup: 4, getImport: 12,
    getLockdownPorts: 1, getMoveOutPlan: 10, getPartnerMigration: 19, getPartnerMigrations: 13, getPartnerSites: 3, getUserDeletePlan: 6,
    importValidatorAccessCodes: 2, importValidatorCallGroups: 4, importValidatorUsers: 6, migrateAccessCodes: 88, moveOutUser: 23, previewImport: 8,
    previewLockdown: 6, previewMigrateAccessCodes: 1, releaseLockdown: 33, retryLockdown: 16, saveAccessPoints: 8, saveBulkUserAction: 6,
    saveCallGroupOrder: 9, saveHouseSetup: 13, saveUserGroupMultiUserMultiProfile: 6, setLockdown: 8, startPartnerMigration: 22, undoBulkAction: 4,
    undoImport: 3, undoMoveOut: 14,
  },
  'a guest or stranger makes it, once for each link or mail': {
    beginSignInAs: 2, confirmAccountDeletion: 17, createMasterUser: 2, createMasterUserPassword: 7, extendSignInAs: 2, forgotPassword: 4,
    getAccountDeletion: 11, getCalender: 3, getGoolgleJWT: 6, getPKPass: 6, getSubscribeDetails: 2, getUserDetails: 1, refuseAccountDeletion: 3,
    resetPassword: 6, showQRCode: 6, signInAsAdmin: 6, subcribeSaveVideoCallgroup: 10, userAccountDelete: 5, userSignout: 1,
    validateResetPasswordLink: 2, withdrawAccountDeletion: 5,
  },
  'money: a handful a month for each account': {
    billingSaveCard: 1, cancelSetupIntent: 2, chargeInvoice: 2, createSetupIntent: 1, deleteBankForAccount: 1, deleteCard: 2, downloadInvoice: 1,
    emailInvoice: 4, getAccountBillingTotals: 1, getBankInfo: 1, getBankInfoForAccount: 1, getCardInfo: 1, getCardInfoForAccount: 1, getCredits: 1,
    getInvoiceInfo: 1, getPaymentInfo: 2, getSingleTenantPaymentDetail: 2, saveBankAccount: 1, sendEmailOnCardChange: 4, updateBillingInfo: 1,
    verifyBankForAccount: 3,
  },
  'a call group is read and drawn as a whole': {
    assignFirstCallgroupUserAndSendEmailAsync: 9, assignFirstPstnToVoiceCallgroupAndSendEmailAsync: 9, getCallGroup: 7, getCallGroupInvitations: 2,
    getCallGroups: 41, getCallPreferences: 1, getOwnCallPreferences: 1, getvoiceCallgroupListForNewUser: 20, inviteToCallGroup: 8,
    previewCallGroupChange: 4, resendCallGroupInvitation: 10, saveCallGroup: 13, saveCallPreferences: 23, saveOwnCallPreferences: 6,
    validateGroupNotificationPermission: 1, validateVideoCallgroupNotificationPermission: 5, validateVoiceCallgroupNotificationPermission: 5,
    withdrawCallGroupInvitation: 5,
  },
  'operators and installers make it now and then': {
    deleteAccountBrand: 8, entriaSave: 3, evoHttp: 3, getAccount: 11, getAccountBrand: 2, getControllers: 3, getFireAlarmStatus: 1,
    getPropertyEndpoints: 1, getPropertyLocations: 4, getTimezones: 1, getVisitorCallPhoto: 2, getXml: 3, omniPointAddCode: 3, omniPointRemoveCode: 3,
    omniPointUpdateCode: 3, pressAtVisitorCall: 9, ringHouse: 19, saveAccountBrand: 8, saveAccountNote: 3, sendCodeToDeviceByModuleIDList: 3,
    sendDevicePushesAgain: 6, setAccountState: 3, talkMan: 3, u2Http: 3, updateSingleFamilyManualAccount: 2,
  },
  'one record is opened or saved, and most of what that takes is not built once yet': {
    changeOwnPassword: 3, checkHoldOpenCodeForModule: 1, closeDoor: 14, createHoldOpenUser: 2, createPinInvite: 2, createQRInvite: 3,
    deleteAccessCode: 2, deleteContact: 2, deleteHoliday: 1, deleteLogView: 1, deletePresetTemplate: 3, deleteSchedule: 1,
    deleteUserGroupRestriction: 1, endOwnSessions: 1, getAccessCode: 2, getInvite: 4, getLogViews: 1, getOwnSessions: 1,
    getPresetRestrictionTemplate: 1, getPresetTemplateDetails: 1, getUndoableActions: 1, groupReleaseVideo: 1, holdDoorOpen: 14,
    ignoreReleaseContent: 1, openDoor: 13, previewRestrictionEffect: 2, resendInvite: 9, resendSignInMail: 4, resumeDoorSchedule: 14, revokeInvite: 4,
    saveContact: 3, saveLogView: 2, savePresetTemplate: 1, saveSchedule: 1, saveUpdateRestriction: 1, saveUserWizard: 4, sendOwnPhoneCode: 3,
    setAccessCodeActivation: 1, setUserPassword: 1, updateInvite: 12, verifyOwnPhone: 2,
  },
}
