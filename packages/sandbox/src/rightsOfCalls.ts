import type { EndpointName } from '@portal/api-client/contract'
import type { Right } from '@portal/domain'

/**
 * The right that each call requires. It is checked before the handler runs; a handler may require more. `own`: any signed-in user, about
 * themselves. `public`: the call needs no sign-in; a link's token may identify the user. A call without an entry does not compile.
 */
export const rightsOfCalls: Readonly<Record<EndpointName, Right | 'own' | 'public'>> = {
  login: 'public', forgotPassword: 'public', resetPassword: 'public', validateResetPasswordLink: 'public', createMasterUser: 'public',
  createMasterUserPassword: 'public', getSubscribeDetails: 'public', isUsernameValid: 'public', subcribeSaveVideoCallgroup: 'public',
  getWatchmanSystemConfiguration: 'public', userAccountDelete: 'public', getAccountDeletion: 'public',
  confirmAccountDeletion: 'public', withdrawAccountDeletion: 'public', showQRCode: 'public', getCalender: 'public', getPKPass: 'public',
  getGoolgleJWT: 'public', signInAsAdmin: 'public', confirmSignIn: 'public', beginPasskeySignIn: 'public', signInWithPasskey: 'public',
  getUserDetails: 'own', userSignout: 'own', groupReleaseVideo: 'own', ignoreReleaseContent: 'own', getOwnCallPreferences: 'own', saveOwnCallPreferences: 'own',
  getOwnAccount: 'own', saveOwnAccount: 'own', changeOwnPassword: 'own', getOwnSessions: 'own', endOwnSessions: 'own', sendOwnPhoneCode: 'own', verifyOwnPhone: 'own', extendSignInAs: 'own',
  getTwoStep: 'own', beginTwoStep: 'own', startTwoStep: 'own', stopTwoStep: 'own', renewRecoveryCodes: 'own', beginPasskey: 'own', savePasskey: 'own', deletePasskey: 'own', endTrustedBrowsers: 'own', setTwoStepRule: 'users.setPassword',
  getAccounts: 'accounts.view', getAccount: 'accounts.view', setAccountState: 'accounts.edit', saveAccountNote: 'accounts.edit', createAccount: 'accounts.edit',
  getDashboard: 'dashboard.view', getSitePlan: 'dashboard.view', goToAnything: 'dashboard.view',

  getUserTierUserList: 'users.view', getUserDetail: 'users.view', getUserLimitations: 'users.view', getUserGroupUserProfiles: 'users.view',
  getTierServiceforUserModuleLevel: 'users.view', getPropertyLocations: 'users.view', getTimezones: 'users.view', getFireAlarmStatus: 'users.view',
  getContacts: 'users.view', getvoiceCallgroupListForNewUser: 'users.view',
  isClientPhoneUnique: 'users.view', isClientEmailUnique: 'users.view', isClientUsernameUnique: 'users.view', isAccessCodeUnique: 'users.view',
  isAccessPhoneUnique: 'users.view', isAccessPhoneCodeUnique: 'users.view', isAccessCodeUniqueAtLocation: 'users.view', isWiegandCodeUnique: 'users.view',
  isGroupNameUnique: 'users.view', isGroupCodeUnique: 'users.view', isPresetTemplateNameUnique: 'users.view', isDirectoryPinUnique: 'users.view',
  isCallGroupNameUnique: 'users.view',
  getUnits: 'users.view', getUnit: 'users.view',
  saveUserWizard: 'users.create',
  previewCallGroupChange: 'users.edit', updateUserDetail: 'users.edit', updateWebAccess: 'users.edit', saveUserLimitations: 'users.edit', getMoveOutPlan: 'users.edit', moveOutUser: 'users.edit',
  undoMoveOut: 'users.edit', getUndoableActions: 'users.edit', undoBulkAction: 'users.edit', saveBulkUserAction: 'users.edit', saveUserGroupUserProfiles: 'users.edit', saveUserGroupMultiUserMultiProfile: 'users.edit',
  saveContact: 'users.edit', deleteContact: 'users.edit', resendSignInMail: 'users.edit',
  saveUnit: 'users.edit', deleteUnit: 'users.edit', addUnitResident: 'users.edit', removeUnitResident: 'users.edit', getUnitMovePlan: 'users.edit', saveUnitMove: 'users.edit', cancelUnitMove: 'users.edit',
  getUserDeletePlan: 'users.delete', deleteUser: 'users.delete', refuseAccountDeletion: 'users.delete',
  setUserPassword: 'users.setPassword', resetTwoStep: 'users.setPassword',
  beginSignInAs: 'users.signInAs',
  updateSingleFamilyManualAccount: 'users.own', getHouseSetup: 'users.own', saveHouseSetup: 'users.own', ringHouse: 'users.own',
  importValidatorUsers: 'import.run', importValidatorCallGroups: 'import.run', importValidatorAccessCodes: 'import.run', createImport: 'import.run', addImportRows: 'import.run', previewImport: 'import.run', changeImport: 'import.run',
  getImport: 'import.run', getImports: 'import.run', getImportRows: 'import.run', undoImport: 'import.run',
  getPartnerSites: 'import.run', getPartnerRecords: 'import.run', startPartnerMigration: 'import.run', getPartnerMigrations: 'import.run', getPartnerMigration: 'import.run',
  changePartnerMigration: 'import.run',
  getUserGroups: 'groups.view', validateGroupNotificationPermission: 'groups.view',
  saveUserGroup: 'groups.edit', deleteUserGroup: 'groups.edit',
  validateVoiceCallgroupNotificationPermission: 'callGroups.own', validateVideoCallgroupNotificationPermission: 'callGroups.own',
  getCallGroups: 'callGroups.view', getCallOutcomes: 'callGroups.view', getCallGroup: 'callGroups.own', saveCallGroup: 'callGroups.own', getCallGroupPeople: 'callGroups.own',
  getCallGroupInvitations: 'callGroups.own', inviteToCallGroup: 'callGroups.own', resendCallGroupInvitation: 'callGroups.own',
  withdrawCallGroupInvitation: 'callGroups.own', getVisitorCalls: 'callGroups.own', pressAtVisitorCall: 'callGroups.own', getVisitorCallPhoto: 'callGroups.own',
  getCallPreferences: 'callGroups.view', saveCallPreferences: 'callGroups.edit',
  getCallGroupDeletePlan: 'callGroups.edit', deleteCallGroup: 'callGroups.edit', saveCallGroupOrder: 'callGroups.edit',
  assignFirstCallgroupUserAndSendEmailAsync: 'callGroups.edit', assignFirstPstnToVoiceCallgroupAndSendEmailAsync: 'callGroups.edit',

  getPropertyInstallLocationDeviceInformation: 'devices.view', getAppliedGroupRestriction: 'restrictions.view',
  getPresetRestrictionTemplate: 'restrictions.view', getPresetTemplateDetails: 'restrictions.view',
  getGroupRestrictionForModulePort: 'restrictions.view', getGroupRestrictionForModule: 'restrictions.view',
  getGroupRestrictionForPropertyLocation: 'restrictions.view', getUserAccessRestriction: 'restrictions.view', qrCodeAccessCheck: 'restrictions.view',
  bluetoothAccessCheck: 'restrictions.view', explainAccess: 'restrictions.view', getGroupsAtDoor: 'restrictions.view', previewRestrictionEffect: 'restrictions.view',
  savePresetTemplate: 'restrictions.edit', deletePresetTemplate: 'restrictions.edit', saveAccessPoints: 'restrictions.edit', copyDoorRestrictions: 'restrictions.edit',
  deleteUserGroupRestriction: 'restrictions.edit', saveUpdateRestriction: 'restrictions.edit', createUpdateAccess: 'restrictions.edit',
  saveUpdateaccessRestrictions: 'restrictions.edit', savePropertyAccess: 'restrictions.edit',
  getAccessCodes: 'codes.view', getAccessCode: 'codes.view', getPhoneCodes: 'codes.view', checkHoldOpenCodeForModule: 'codes.view',
  saveUpdateAccessCodeUnique: 'codes.edit', saveUpdateAccessCode: 'codes.edit', deleteAccessCode: 'codes.edit', setAccessCodeActivation: 'codes.edit', setAccessCodeState: 'codes.edit',
  getNextFreeAccessCode: 'codes.edit', checkAccessCode: 'codes.edit', getCardSuggestion: 'codes.edit', sendPins: 'codes.edit',
  migrateAccessCodes: 'codes.move', previewMigrateAccessCodes: 'codes.move',
  createHoldOpenUser: 'gate.holdOpen', holdDoorOpen: 'gate.holdOpen', closeDoor: 'gate.holdOpen', resumeDoorSchedule: 'gate.holdOpen',
  openDoor: 'gate.open',
  getSchedules: 'schedules.view', getHolidays: 'schedules.view',
  saveSchedule: 'schedules.edit', deleteSchedule: 'schedules.edit', saveHoliday: 'schedules.edit', deleteHoliday: 'schedules.edit',
  getAlertRules: 'alerts.manage', saveAlertRule: 'alerts.manage', deleteAlertRule: 'alerts.manage', setAlerts: 'alerts.manage', sendTestAlert: 'alerts.manage', countAlerts: 'alerts.manage', getOwnAlerts: 'own', muteAlertRule: 'own',
  getAlerts: 'alerts.manage', getAlertNotices: 'dashboard.view', seeAlertNotices: 'dashboard.view',
  getLockdownPorts: 'lockdown.view', previewLockdown: 'lockdown.view', getLockdowns: 'lockdown.view', getLockdownTrail: 'lockdown.view',
  setLockdown: 'lockdown.set', releaseLockdown: 'lockdown.set', retryLockdown: 'lockdown.set',
  getInvites: 'invites.own', getInvite: 'invites.own', createQRInvite: 'invites.own', resendInvite: 'invites.own', revokeInvite: 'invites.own',
  createPinInvite: 'invites.create', updateInvite: 'invites.own',
  getGuestRules: 'invites.own', saveGuestRules: 'invites.rules',
  getPropertyEndpoints: 'devices.view', getDevicePushes: 'devices.view', getControllers: 'devices.view', getControllerUptime: 'devices.view', sendDevicePushesAgain: 'devices.push',
  saveSitePlan: 'devices.push', deleteSitePlan: 'devices.push', getXml: 'devices.push', evoHttp: 'devices.push', u2Http: 'devices.push', talkMan: 'devices.push', omniPointAddCode: 'devices.push',
  omniPointUpdateCode: 'devices.push', omniPointRemoveCode: 'devices.push', entriaSave: 'devices.push', sendCodeToDeviceByModuleIDList: 'devices.push',

  getAccountBrand: 'brand.edit', saveAccountBrand: 'brand.edit', deleteAccountBrand: 'brand.edit',
  getLog: 'log.view', getEventPhoto: 'log.view', getEntriesByHour: 'log.view', getEntriesByDay: 'log.view', getDoorStatesByDay: 'log.view', getLogViews: 'log.view', saveLogView: 'log.view', deleteLogView: 'log.view',
  createExport: 'export.run', getExports: 'export.run', changeExport: 'export.run', downloadExport: 'export.run',

  getBillingInfo: 'billing.view', getAccBillingInfo: 'billing.view', getAccountBillingTotals: 'billing.view', getInvoices: 'billing.view',
  getInvoiceInfo: 'billing.view', getPendingInvoices: 'billing.view', downloadInvoice: 'billing.view', getCredits: 'billing.view', getInvoiceMonths: 'billing.view',
  getChargeTypes: 'billing.view', getPaymentInfo: 'billing.view', getAccountInfo: 'billing.view', getSingleTenantPaymentDetail: 'billing.view',
  getCardInfo: 'billing.view', getCardInfoForAccount: 'billing.view', getBankInfo: 'billing.view', getBankInfoForAccount: 'billing.view',
  emailInvoice: 'billing.view',
  chargeInvoice: 'billing.pay', applyCredit: 'billing.pay', setAutomaticPayments: 'billing.pay',
  updateBillingInfo: 'billing.edit', sendEmailOnCardChange: 'billing.edit', createSetupIntent: 'billing.edit', cancelSetupIntent: 'billing.edit',
  saveCard: 'billing.edit', billingSaveCard: 'billing.edit', deleteCard: 'billing.edit', saveBankAccount: 'billing.edit',
  verifyBankForAccount: 'billing.edit', deleteBankForAccount: 'billing.edit',
}

/**
 * The calls that users of an inactive account may still make: those of `/site/inactive` and the frame around it, of their own account and
 * its sessions, marking a release as seen, and signing out. All other calls are refused (403 `ACCOUNT_INACTIVE`). Operators aren't limited:
 * they serve every account, and the operator who reactivates an account may belong to it.
 */
export const callsOfInactiveAccounts: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'getUserDetails', 'groupReleaseVideo', 'ignoreReleaseContent', 'userSignout', 'getOwnAccount', 'saveOwnAccount', 'changeOwnPassword', 'getOwnSessions',
  'endOwnSessions', 'sendOwnPhoneCode', 'verifyOwnPhone', 'extendSignInAs',
  'getTwoStep', 'beginTwoStep', 'startTwoStep', 'stopTwoStep', 'renewRecoveryCodes', 'beginPasskey', 'savePasskey', 'deletePasskey', 'endTrustedBrowsers',
])
