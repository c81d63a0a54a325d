import type { EndpointName } from '@portal/api-client/contract'
import type { accessHandlers, peopleHandlers } from './callsByArea.fixture.ts'

export type AccountCall = Extract<EndpointName, keyof typeof accessHandlers | keyof typeof peopleHandlers>

/** The ids of the records that requests name. */
export interface NamedRecords {
  account: number
  property: number
  user: number
  group: number
  location: number
  module: number
  port: string
  code: number
  template: number
  rule: number
  schedule: number
  holiday: number
  invite: string
  contact: number
  callGroup: number
  callInvitation: number
  visitorCall: number
  import: number
  partnerSite: number
  partnerMigration: number
  export: number
  unit: number
  unitMove: number
  lockdown: number
  alertRule: number
}

/** Ids that belong to no record. */
export const nobodys: NamedRecords = {
  account: 99_999, property: 99_999, user: 99_999, group: 99_999, location: 99_999, module: 99_999, port: 'nowhere', code: 99_999, template: 99_999, lockdown: 99_999, alertRule: 99_999,
  rule: 99_999, schedule: 99_999, holiday: 99_999, invite: '00000000-0000-4000-8000-000000000000', contact: 99_999, callGroup: 99_999, callInvitation: 99_999, visitorCall: 99_999, import: 99_999, partnerSite: 99_999, partnerMigration: 99_999, export: 99_999, unit: 99_999, unitMove: 99_999,
}

/** A valid request for every call about users and access, naming these records. */
export function callPayloads(of: NamedRecords): Record<AccountCall, object> {
  const Restriction = { Windows: [{ Days: [1], Start: 0, End: 60 }] }
  const card = { WiegandFormat: 'H10301', FacilityCode: 118, CardNumber: 4417 }
  const code = {
    userID: of.user, AccessCodeTypeID: 1, Label: 'Taken over', Code: '90017', PropertyLocations: [{ PropertyLocationID: of.location, IsActive: true }],
  }
  const onUser = { UserID: of.user }
  const atModule = { ModuleID: of.module }
  const limits = { LimitActuationModeID: 2, validFrom: null, validFromTime: null, validUntil: '2026-11-01', validUntilTime: null }
  const once = { AccountID: of.account, Value: 'x' }
  const invite = { InviteType: 'Temporary', InviteName: 'Guest', Ports: [of.port] }
  const schedule = {
    Name: 'Taken over', PropertyLocationID: of.location, DoorOutputMode: 2, Ports: [of.port], Windows: [], Exceptions: [], PausesOnHolidays: false, IsActive: true,
  }
  const alertRule = { Cause: 'leftOpen', At: [of.port], Minutes: 5, Count: 1, Again: null, To: [of.user], Ways: ['email'], Quiet: null }
  const holdOpen = { PropertyLocationID: of.location, UserID: of.user, ModuleID: of.module }
  const ofImport = { ImportID: of.import }
  const assignment = { UserID: of.user, callgroupId: of.callGroup }
  return {
    getAccounts: {},
    getAccount: { AccountID: of.account },
    setAccountState: { AccountID: of.account, IsActive: false, Reason: 'Taken over' },
    saveAccountNote: { AccountID: of.account, Text: 'Taken over' },
    createAccount: { Name: 'Taken over', TenantType: 1, Address: '1 Main Street', TimezoneID: 'America/Chicago', FirstName: 'Ines', LastName: 'Kaya', Email: 'ines.kaya@takenover.example' },
    getAccountBrand: {},
    saveAccountBrand: { Name: 'Taken over', Accent: '#2f6b3a', Version: 99_999 },
    deleteAccountBrand: { Version: 1 },
    getUserTierUserList: { accountID: of.account },
    getUserDetail: { ID: of.user },
    updateUserDetail: { ID: of.user, Version: 1, Notes: 'Taken over' },
    updateWebAccess: { ID: of.user, IsWebLoginEnabled: false },
    setUserPassword: { ID: of.user, Password: 'sandbox2' },
    resetTwoStep: { UserID: of.user, Reason: 'Lost the phone' },
    beginSignInAs: { UserID: of.user, Reason: 'Ticket 48213' },
    resendSignInMail: { ID: of.user },
    getUserLimitations: { ID: of.user },
    saveUserLimitations: { ID: of.user, ...limits },
    getUserDeletePlan: { ID: of.user },
    deleteUser: { ID: of.user, Version: 1 },
    refuseAccountDeletion: { ID: of.user, Reason: 'Taken over' },
    getMoveOutPlan: { ID: of.user },
    moveOutUser: { ID: of.user, Version: 1 },
    undoMoveOut: { ID: of.user },
    getUndoableActions: {},
    undoBulkAction: { ReceiptID: of.user },
    saveBulkUserAction: { Selection: { SelectedUsers: [of.user] }, Action: { Kind: 'group', UserGroupID: of.group } },
    saveUserWizard: {
      PropertyID: of.property, UserGroupID: of.group, HasAllLocationAccess: true, User: { FirstName: 'New', LastName: 'Person', Email: 'new@mail.example' },
    },
    updateSingleFamilyManualAccount: {
      AccountID: of.account, AccountName: 'Taken over', Address: '', TimezoneID: 'America/Chicago', FirstName: 'A', LastName: 'B', Phone: '', WatchmanPhoneNumber: '',
    },
    getHouseSetup: {},
    saveHouseSetup: {
      Step: 'gate', AccountName: 'Taken over', Address: '', TimezoneID: 'America/Chicago', FirstName: 'A', LastName: 'B', Phone: '', WatchmanPhoneNumber: '',
    },
    ringHouse: {},
    importValidatorUsers: { AccountID: of.account },
    importValidatorCallGroups: { AccountID: of.account },
    importValidatorAccessCodes: { AccountID: of.account },
    getUserGroupUserProfiles: onUser,
    saveUserGroupUserProfiles: { ...onUser, SelectedUserGroupID: of.group, SelectedUserProfiles: [], IsCodeuserGroupchanges: false },
    saveUserGroupMultiUserMultiProfile: { SelectedUsers: [of.user], SelectedUserGroupId: of.group },
    getTierServiceforUserModuleLevel: { userId: of.user, accountId: of.account },
    getUserGroups: { AccountID: of.account },
    saveUserGroup: { ID: of.group, Name: 'Taken over', HierarchyLevel: 9, IsClientPortalVisible: true, Version: 1 },
    deleteUserGroup: { ID: of.group },
    validateGroupNotificationPermission: { UserGroupID: of.group, UserIDs: [of.user] },
    validateVoiceCallgroupNotificationPermission: { callgroupId: of.callGroup },
    validateVideoCallgroupNotificationPermission: { callgroupId: of.callGroup, UserIDs: [of.user] },
    getPropertyLocations: { AccountID: of.account },
    savePropertyAccess: { PropertyID: of.property, LetsUnrestrictedIn: true },
    getSitePlan: { PropertyID: of.property },
    saveSitePlan: { PropertyID: of.property, Places: [{ PortID: of.port, X: 1, Y: 1 }] },
    deleteSitePlan: { PropertyID: of.property },
    getPropertyEndpoints: { AccountID: of.account },
    getTimezones: {},
    getFireAlarmStatus: { userID: of.user },
    getUnits: {},
    getUnit: { ID: of.unit },
    saveUnit: { ID: of.unit, Name: 'Taken over' },
    deleteUnit: { ID: of.unit, Version: 1 },
    addUnitResident: { ID: of.unit, UserID: of.user },
    removeUnitResident: { ID: of.unit, UserID: of.user },
    getUnitMovePlan: { ID: of.unit, Users: [of.user] },
    saveUnitMove: { ID: of.unit, Users: [of.user], Date: null },
    cancelUnitMove: { MoveID: of.unitMove },
    getContacts: { AccountID: of.account },
    saveContact: { ID: of.contact, PropertyID: of.property, Name: 'Taken over', Relation: '', Phone: '', Email: '', Notes: '', Version: 1 },
    deleteContact: { ID: of.contact },
    getvoiceCallgroupListForNewUser: { AccountID: of.account, HasAllLocationAccess: true, PropertyLocations: [], ForCallgroupUser: false },
    getCallGroups: { AccountID: of.account },
    getCallGroup: { callgroupId: of.callGroup },
    saveCallGroup: {
      callgroupId: of.callGroup, Name: 'Taken over', DirectoryPin: '', QuietHours: [], FirstCalled: [of.user], SecondCalled: [], Numbers: [], AcknowledgesEnd: true,
    },
    getCallGroupPeople: { callgroupId: of.callGroup },
    getCallGroupDeletePlan: { callgroupId: of.callGroup },
    deleteCallGroup: { callgroupId: of.callGroup },
    saveCallGroupOrder: { CallGroups: [of.callGroup] },
    getCallGroupInvitations: { callgroupId: of.callGroup },
    getCallPreferences: onUser,
    saveCallPreferences: { ...onUser, QuietHours: [], AllowsNotifications: true },
    getVisitorCalls: { callgroupId: of.callGroup },
    getCallOutcomes: {},
    previewCallGroupChange: { Selection: { SelectedUsers: [of.user] }, Action: 'leave' },
    goToAnything: { searchText: 'a' },
    getVisitorCallPhoto: { ID: of.visitorCall },
    pressAtVisitorCall: { ID: of.visitorCall, Press: 'answer' },
    getLog: { UserID: of.user },
    getEventPhoto: { EventID: 1 },
    getEntriesByHour: { PortID: of.port },
    getDoorStatesByDay: { PortID: of.port },
    getEntriesByDay: { From: '2026-11-20', Until: '2026-11-21', UserID: of.user },
    getLogViews: {},
    saveLogView: { Name: 'Taken over', Filter: { UserID: of.user } },
    deleteLogView: { ViewID: 1 },
    inviteToCallGroup: { callgroupId: of.callGroup, Email: 'new.member@mail.example' },
    createImport: { PropertyID: of.property, FileName: 'Movers.csv', Rows: 1 },
    addImportRows: { ...ofImport, Rows: [{ Row: 2, Person: { Name: 'Taken over' } }] },
    previewImport: { ...ofImport, After: 0 },
    changeImport: { ...ofImport, Action: 'start' },
    getImport: ofImport,
    getImports: { AccountID: of.account },
    getImportRows: ofImport,
    undoImport: ofImport,
    getPartnerSites: {},
    getPartnerRecords: { SiteID: of.partnerSite, Kind: 'users' },
    startPartnerMigration: { SiteID: of.partnerSite, PropertyID: of.property },
    getPartnerMigrations: {},
    getPartnerMigration: { MigrationID: of.partnerMigration },
    changePartnerMigration: { MigrationID: of.partnerMigration, Action: 'rollBack' },
    createExport: { Name: 'Taken over', Format: 'csv', What: { Of: 'log', UserID: of.user } },
    getExports: {},
    changeExport: { ExportID: of.export, Action: 'again' },
    downloadExport: { ExportID: of.export },
    resendCallGroupInvitation: { ID: of.callInvitation },
    withdrawCallGroupInvitation: { ID: of.callInvitation },
    assignFirstCallgroupUserAndSendEmailAsync: assignment,
    assignFirstPstnToVoiceCallgroupAndSendEmailAsync: { ...assignment, PhoneNumber: '+1 713 555 0100' },
    isClientPhoneUnique: once,
    isClientEmailUnique: once,
    isClientUsernameUnique: once,
    isAccessCodeUnique: { ...once, AccessCodeTypeID: 1 },
    isAccessPhoneUnique: once,
    isAccessPhoneCodeUnique: once,
    isAccessCodeUniqueAtLocation: { PropertyLocationID: of.location, AccessCodeTypeID: 1, Value: '88213' },
    isWiegandCodeUnique: { AccountID: of.account, ...card },
    isGroupNameUnique: once,
    isGroupCodeUnique: once,
    isPresetTemplateNameUnique: once,
    isDirectoryPinUnique: once,
    isCallGroupNameUnique: once,
    getPropertyInstallLocationDeviceInformation: {},
    getAppliedGroupRestriction: { UserGroupID: of.group },
    getPresetRestrictionTemplate: {},
    getPresetTemplateDetails: { ID: of.template },
    savePresetTemplate: { ID: of.template, Name: 'Taken over', Restriction },
    deletePresetTemplate: { ID: of.template },
    getGroupRestrictionForModulePort: { UserGroupID: of.group, PortID: of.port },
    getGroupRestrictionForModule: { UserGroupID: of.group, ...atModule },
    getGroupRestrictionForPropertyLocation: { UserGroupID: of.group, PropertyLocationID: of.location },
    saveAccessPoints: { UserGroupID: of.group, AccessPoints: [{ PropertyLocationID: of.location, Restriction }] },
    copyDoorRestrictions: { UserGroupID: of.group, FromPortID: of.port, Ports: [of.port] },
    deleteUserGroupRestriction: { ID: of.rule },
    saveUpdateRestriction: { UserGroupID: of.group, PropertyLocationID: of.location, Restriction },
    createUpdateAccess: { ...onUser, HasAllLocationAccess: false, PropertyLocations: [of.location], Modules: [of.module] },
    saveUpdateaccessRestrictions: { ...onUser, Restriction },
    getUserAccessRestriction: onUser,
    qrCodeAccessCheck: { ...onUser, PortID: of.port },
    bluetoothAccessCheck: { ...onUser, PortID: of.port },
    getGroupsAtDoor: { PortID: of.port },
    explainAccess: { ...onUser, PortID: of.port },
    previewRestrictionEffect: { Change: { Kind: 'userRestriction', ...onUser, Restriction } },
    saveUpdateAccessCodeUnique: code,
    saveUpdateAccessCode: { ...code, ID: of.code },
    getAccessCodes: onUser,
    getAccessCode: { ID: of.code },
    deleteAccessCode: { ID: of.code },
    setAccessCodeState: { ID: of.code, State: 'lost' },
    setAccessCodeActivation: { ID: of.code, PropertyLocationID: of.location, IsActive: false },
    getPhoneCodes: { PropertyLocationID: of.location },
    getNextFreeAccessCode: { PropertyLocations: [of.location] },
    checkAccessCode: code,
    getCardSuggestion: {},
    sendPins: { UserID: of.user, By: 'email' },
    checkHoldOpenCodeForModule: holdOpen,
    createHoldOpenUser: { ...holdOpen, Code: '90018' },
    migrateAccessCodes: { FromPropertyLocationID: of.location, ToPropertyLocationID: of.location, AccessCodeIDs: [of.code] },
    previewMigrateAccessCodes: { FromPropertyLocationID: of.location, ToPropertyLocationID: of.location, AccessCodeIDs: [of.code] },
    getAlertRules: {},
    saveAlertRule: { ...alertRule, ID: of.alertRule, IsOn: true },
    deleteAlertRule: { ID: of.alertRule },
    setAlerts: { IsOn: true },
    sendTestAlert: alertRule,
    countAlerts: alertRule,
    getOwnAlerts: {},
    muteAlertRule: { ID: of.alertRule, IsMuted: true },
    getAlerts: { RuleID: of.alertRule, PortID: of.port },
    getAlertNotices: {},
    seeAlertNotices: { NoticeID: 1 },
    getSchedules: { PropertyLocationID: of.location },
    saveSchedule: { ...schedule, ID: of.schedule },
    deleteSchedule: { ID: of.schedule },
    getHolidays: { PropertyLocationID: of.location },
    saveHoliday: { ID: of.holiday, PropertyLocationID: of.location, Name: 'Taken over', From: '2026-12-01', Until: '2026-12-01' },
    deleteHoliday: { ID: of.holiday },
    getLockdownPorts: { AccountID: of.account },
    previewLockdown: { PortIDs: [of.port] },
    setLockdown: { PortIDs: [of.port], Reason: 'Taken over' },
    releaseLockdown: { LockdownID: of.lockdown },
    retryLockdown: { LockdownID: of.lockdown },
    getLockdowns: { AccountID: of.account },
    getLockdownTrail: { LockdownID: of.lockdown },
    getGuestRules: {},
    saveGuestRules: { IsOn: true, AtOnce: 5, Hours: 24, Ports: [of.port] },
    getInvites: {},
    getInvite: { ID: of.invite },
    createQRInvite: invite,
    createPinInvite: invite,
    updateInvite: { ID: of.invite, InviteName: 'Guest', Ports: [of.port] },
    revokeInvite: { ID: of.invite },
    resendInvite: { ID: of.invite },
    getXml: atModule,
    evoHttp: atModule,
    u2Http: atModule,
    talkMan: atModule,
    omniPointAddCode: atModule,
    omniPointUpdateCode: atModule,
    omniPointRemoveCode: atModule,
    entriaSave: atModule,
    openDoor: { PortID: of.port },
    holdDoorOpen: { PortID: of.port, Until: '2026-11-21T20:00:00Z', Note: 'Furniture' },
    closeDoor: { PortID: of.port },
    resumeDoorSchedule: { PortID: of.port },
    sendCodeToDeviceByModuleIDList: { ModuleIDs: [of.module], AccessCodeID: of.code },
    getDevicePushes: atModule,
    getControllers: {},
    getControllerUptime: { ModuleID: of.module },
    sendDevicePushesAgain: { ModuleIDs: [of.module] },
  }
}
