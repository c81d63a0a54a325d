import type { EndpointName } from '@portal/api-client/contract'
import { type AccountCall, callPayloads, type NamedRecords } from './callPayloads.fixture.ts'

/** The kinds of records in requests that belong to a user or a group, so that roles decide who may see and change them. */
export type ReachedRecord = 'user' | 'group' | 'code' | 'contact' | 'rule' | 'template' | 'event'

export type Reach = 'sees' | 'changes' | 'signsInAs'

type Named = Partial<Record<ReachedRecord, Reach>>

const none = {} satisfies Named

/**
 * The records that the request of each call about users and access names, and whether the call sees or changes them. `none`: the request
 * names only what belongs to the account as a whole (places, doors, schedules, invitations, call groups), which `otherAccounts.test.ts`
 * tests. A call without an entry does not compile.
 */
export const reachOfCalls: Record<AccountCall, Named> = {
  getUserTierUserList: none, getUserDetail: { user: 'sees' }, updateUserDetail: { user: 'changes' }, updateWebAccess: { user: 'changes' },
  setUserPassword: { user: 'changes' }, resetTwoStep: { user: 'changes' }, beginSignInAs: { user: 'signsInAs' }, resendSignInMail: { user: 'changes' }, getUserLimitations: { user: 'sees' }, saveUserLimitations: { user: 'changes' },
  getUserDeletePlan: { user: 'changes' }, deleteUser: { user: 'changes' }, refuseAccountDeletion: { user: 'changes' }, getMoveOutPlan: { user: 'changes' }, moveOutUser: { user: 'changes' },
  undoMoveOut: { user: 'changes' }, getUndoableActions: none, undoBulkAction: none, saveBulkUserAction: { user: 'changes', group: 'changes' }, saveUserWizard: { group: 'changes' },
  updateSingleFamilyManualAccount: none, getHouseSetup: none, saveHouseSetup: none, ringHouse: none, importValidatorUsers: none, importValidatorCallGroups: none, importValidatorAccessCodes: none, getUserGroupUserProfiles: { user: 'sees' },
  saveUserGroupUserProfiles: { user: 'changes', group: 'changes' }, saveUserGroupMultiUserMultiProfile: { user: 'changes', group: 'changes' },
  getTierServiceforUserModuleLevel: { user: 'sees' }, getUserGroups: none, saveUserGroup: { group: 'changes' }, deleteUserGroup: { group: 'changes' },
  validateGroupNotificationPermission: { group: 'sees', user: 'sees' }, validateVoiceCallgroupNotificationPermission: none,
  validateVideoCallgroupNotificationPermission: { user: 'sees' }, getPropertyLocations: none, getPropertyEndpoints: none, savePropertyAccess: none, getTimezones: none,
  getFireAlarmStatus: { user: 'sees' }, getContacts: { user: 'sees' }, saveContact: { contact: 'changes', user: 'changes' }, deleteContact: { contact: 'changes' },
  getCallGroups: none, getCallGroup: none, saveCallGroup: { user: 'sees' }, getCallGroupPeople: none, getCallGroupDeletePlan: none, deleteCallGroup: none,
  saveCallGroupOrder: none, getCallGroupInvitations: none, inviteToCallGroup: none, resendCallGroupInvitation: none, withdrawCallGroupInvitation: none,
  previewCallGroupChange: { user: 'sees' }, goToAnything: none, getVisitorCalls: none, getCallOutcomes: none, getLog: { user: 'sees' }, getEventPhoto: { event: 'sees' }, getEntriesByHour: none, getEntriesByDay: { user: 'sees' }, getDoorStatesByDay: none, getLogViews: none, saveLogView: { user: 'sees' }, deleteLogView: none, pressAtVisitorCall: none, getVisitorCallPhoto: none, getCallPreferences: { user: 'sees' }, saveCallPreferences: { user: 'changes' },
  createImport: none, addImportRows: none, previewImport: none, changeImport: none, getImport: none, getImports: none, getImportRows: none, undoImport: none,
  getAccounts: none, getAccount: none, setAccountState: none, saveAccountNote: none, createAccount: none, getSitePlan: none, saveSitePlan: none, deleteSitePlan: none, getAccountBrand: none, saveAccountBrand: none, deleteAccountBrand: none,
  getPartnerSites: none, getPartnerRecords: none, startPartnerMigration: none, getPartnerMigrations: none, getPartnerMigration: none, changePartnerMigration: none,
  getUnits: none, getUnit: none, saveUnit: none, deleteUnit: none, addUnitResident: { user: 'changes' }, removeUnitResident: { user: 'changes' }, getUnitMovePlan: { user: 'changes' },
  saveUnitMove: { user: 'changes' }, cancelUnitMove: none,
  createExport: { user: 'sees' }, getExports: none, changeExport: none, downloadExport: none,
  getvoiceCallgroupListForNewUser: none, assignFirstCallgroupUserAndSendEmailAsync: { user: 'changes' },
  assignFirstPstnToVoiceCallgroupAndSendEmailAsync: { user: 'changes' },
  isClientPhoneUnique: { user: 'sees' }, isClientEmailUnique: { user: 'sees' }, isClientUsernameUnique: { user: 'sees' },
  isAccessCodeUnique: { code: 'sees' }, isAccessPhoneUnique: { code: 'sees' }, isAccessPhoneCodeUnique: { code: 'sees' },
  isAccessCodeUniqueAtLocation: { code: 'sees' }, isWiegandCodeUnique: { code: 'sees' }, isGroupNameUnique: { group: 'sees' },
  isGroupCodeUnique: { group: 'sees' }, isPresetTemplateNameUnique: none, isDirectoryPinUnique: { user: 'sees' }, isCallGroupNameUnique: none,
  getPropertyInstallLocationDeviceInformation: none, getAppliedGroupRestriction: { group: 'sees', user: 'sees' }, getPresetRestrictionTemplate: none,
  getPresetTemplateDetails: none, savePresetTemplate: { template: 'changes' }, deletePresetTemplate: { template: 'changes' },
  getGroupRestrictionForModulePort: { group: 'sees' }, getGroupRestrictionForModule: { group: 'sees' },
  getGroupRestrictionForPropertyLocation: { group: 'sees' }, saveAccessPoints: { group: 'changes' }, copyDoorRestrictions: { group: 'changes' }, deleteUserGroupRestriction: { rule: 'changes' },
  saveUpdateRestriction: { group: 'changes' }, createUpdateAccess: { user: 'changes' }, saveUpdateaccessRestrictions: { user: 'changes' },
  getUserAccessRestriction: { user: 'sees' }, qrCodeAccessCheck: { user: 'sees' }, bluetoothAccessCheck: { user: 'sees' },
  getGroupsAtDoor: none, explainAccess: { user: 'sees', group: 'sees', code: 'sees', event: 'sees' }, previewRestrictionEffect: { user: 'sees', group: 'sees' },
  saveUpdateAccessCodeUnique: { user: 'changes' }, saveUpdateAccessCode: { user: 'changes', code: 'changes' }, getAccessCodes: { user: 'sees' },
  getAccessCode: { code: 'sees' }, deleteAccessCode: { code: 'changes' }, setAccessCodeActivation: { code: 'changes' }, setAccessCodeState: { code: 'changes' }, getPhoneCodes: none,
  getNextFreeAccessCode: none, checkAccessCode: none, getCardSuggestion: none, sendPins: { user: 'changes' }, checkHoldOpenCodeForModule: { user: 'sees' }, createHoldOpenUser: { user: 'changes' },
  migrateAccessCodes: none, previewMigrateAccessCodes: none, getSchedules: none, saveSchedule: none, deleteSchedule: none, getHolidays: none,
  saveHoliday: none, deleteHoliday: none, getInvites: { user: 'sees' }, getInvite: none, createQRInvite: none, createPinInvite: none, revokeInvite: none, getGuestRules: none, saveGuestRules: none,
  resendInvite: none, updateInvite: none, getXml: { code: 'sees' }, evoHttp: { code: 'sees' }, u2Http: { code: 'sees' }, talkMan: { code: 'sees' },
  omniPointAddCode: { code: 'sees' }, omniPointUpdateCode: { code: 'sees' }, omniPointRemoveCode: { code: 'sees' }, entriaSave: { code: 'sees' },
  sendCodeToDeviceByModuleIDList: { code: 'sees' }, getDevicePushes: { code: 'sees' }, getControllerUptime: none, getControllers: { code: 'sees', user: 'sees', group: 'sees' }, sendDevicePushesAgain: none,
  openDoor: none, holdDoorOpen: none, closeDoor: none, resumeDoorSchedule: none,
  getAlertRules: none, saveAlertRule: { user: 'sees' }, deleteAlertRule: none, setAlerts: none, sendTestAlert: { user: 'sees' }, countAlerts: { user: 'sees' }, getOwnAlerts: none, muteAlertRule: none, getAlerts: none, getAlertNotices: none, seeAlertNotices: none,
  getLockdownPorts: none, previewLockdown: none, setLockdown: none, releaseLockdown: none, retryLockdown: none, getLockdowns: none,
  getLockdownTrail: none,
}

/**
 * The subject of each call that names no user. `stranger`: the call needs no sign-in, and a secret in the request gives access. `oneself`:
 * the signed-in user and their records. `account`: the account or its invoice, which must be the user's own. A call without an entry does
 * not compile.
 */
export const reachOfOtherCalls: Record<Exclude<EndpointName, AccountCall>, 'stranger' | 'oneself' | 'account'> = {
  login: 'stranger', confirmSignIn: 'stranger', beginPasskeySignIn: 'stranger', signInWithPasskey: 'stranger', signInAsAdmin: 'stranger', createMasterUser: 'stranger', createMasterUserPassword: 'stranger', forgotPassword: 'stranger',
  resetPassword: 'stranger', validateResetPasswordLink: 'stranger', getSubscribeDetails: 'stranger', getWatchmanSystemConfiguration: 'stranger',
  isUsernameValid: 'stranger', subcribeSaveVideoCallgroup: 'stranger', getCalender: 'stranger', getGoolgleJWT: 'stranger', getPKPass: 'stranger',
  showQRCode: 'stranger', userAccountDelete: 'stranger',
  getAccountDeletion: 'stranger', confirmAccountDeletion: 'stranger', withdrawAccountDeletion: 'stranger',
  getDashboard: 'oneself', getUserDetails: 'oneself', userSignout: 'oneself', groupReleaseVideo: 'oneself', ignoreReleaseContent: 'oneself',
  getOwnCallPreferences: 'oneself', saveOwnCallPreferences: 'oneself',
  getOwnAccount: 'oneself', saveOwnAccount: 'oneself', changeOwnPassword: 'oneself', getOwnSessions: 'oneself', getTwoStep: 'oneself', beginTwoStep: 'oneself', startTwoStep: 'oneself', stopTwoStep: 'oneself', renewRecoveryCodes: 'oneself', beginPasskey: 'oneself', savePasskey: 'oneself',
  deletePasskey: 'oneself', endTrustedBrowsers: 'oneself', setTwoStepRule: 'oneself', endOwnSessions: 'oneself', sendOwnPhoneCode: 'oneself', verifyOwnPhone: 'oneself', extendSignInAs: 'oneself',
  getBillingInfo: 'oneself', getChargeTypes: 'oneself', getInvoices: 'oneself', getBankInfo: 'oneself', getCardInfo: 'oneself',
  chargeInvoice: 'account', applyCredit: 'account', setAutomaticPayments: 'account', downloadInvoice: 'account', emailInvoice: 'account', getInvoiceInfo: 'account', getAccBillingInfo: 'account',
  getAccountBillingTotals: 'account', getAccountInfo: 'account', getCredits: 'account', getInvoiceMonths: 'account', getPaymentInfo: 'account', getPendingInvoices: 'account',
  getSingleTenantPaymentDetail: 'account', updateBillingInfo: 'account', billingSaveCard: 'account', cancelSetupIntent: 'account',
  createSetupIntent: 'account', deleteBankForAccount: 'account', deleteCard: 'account', getBankInfoForAccount: 'account', getCardInfoForAccount: 'account',
  saveBankAccount: 'account', saveCard: 'account', sendEmailOnCardChange: 'account', verifyBankForAccount: 'account',
}

export interface ReachedRecords extends NamedRecords {
  event: number
}

interface Request {
  name: AccountCall
  payload: object
}

interface JudgedRequest extends Request {
  reach: Reach
}

/** Every request that names `field`, by one id and in each list of ids. `of` has the records to name, `others` the further records for the lists. */
export function requestsOn(field: ReachedRecord, of: ReachedRecords, others: ReachedRecords): JudgedRequest[] {
  const payloads = callPayloads(of)
  const named = (Object.keys(reachOfCalls) as AccountCall[]).filter((name) => field in reachOfCalls[name] && !(name in elsewhere) && !(field === 'user' && sometimes.has(name)))
  const requests = named.map((name) => ({ name, payload: { ...payloads[name], ...besides(name, of) } }))
  return [...requests, ...more(field, of, others)].map((request) => ({ ...request, reach: reachOfCalls[request.name][field] ?? 'sees' }))
}

/** Calls that name records in fields which `callPayloads` omits; `more` creates their requests. */
const elsewhere: Partial<Record<AccountCall, true>> = { explainAccess: true, getEventPhoto: true, getControllers: true, previewRestrictionEffect: true, saveBulkUserAction: true, saveUserGroupMultiUserMultiProfile: true }

/** The calls that name a user only in an optional field. */
const sometimes: ReadonlySet<AccountCall> = new Set(['getContacts', 'saveContact', 'getAppliedGroupRestriction', 'getInvites'])

function besides(name: AccountCall, of: ReachedRecords): object {
  if (name.startsWith('isClient') || name === 'isDirectoryPinUnique') return { ExceptID: of.user }
  if (name === 'isGroupNameUnique' || name === 'isGroupCodeUnique') return { ExceptID: of.group }
  if (/^is(Access|Wiegand)/.test(name)) return { ExceptID: of.code }
  const isPush = ['getXml', 'evoHttp', 'u2Http', 'talkMan', 'entriaSave', 'getDevicePushes'].includes(name) || name.startsWith('omniPoint')
  return isPush ? { AccessCodeID: of.code } : {}
}

function more(field: ReachedRecord, of: ReachedRecords, others: ReachedRecords): Request[] {
  const at = { PortID: of.port }
  const Restriction = { Windows: null }
  const effect = (Change: object): Request => ({ name: 'previewRestrictionEffect', payload: { Change } })
  const extra: Record<ReachedRecord, Request[]> = {
    user: [
      { name: 'explainAccess', payload: { UserID: of.user, ...at } },
      { name: 'getControllers', payload: { UserID: of.user } },
      effect({ Kind: 'userRestriction', UserID: of.user, Restriction }),
      effect({ Kind: 'userGroup', UserIDs: [of.user], UserGroupID: null }),
      effect({ Kind: 'userGroup', UserIDs: [others.user, of.user], UserGroupID: null }),
      { name: 'getAppliedGroupRestriction', payload: { UserID: of.user } },
      { name: 'getContacts', payload: { UserID: of.user } },
      { name: 'getInvites', payload: { SentByUserID: of.user } },
      { name: 'saveContact', payload: { ...callPayloads(others).saveContact, ID: undefined, UserID: of.user } },
      // These requests name only one user, because with several the first write would stop the rest; another test has lists of several.
      ...bulkRequests([of.user], of.group),
    ],
    group: [
      { name: 'explainAccess', payload: { UserGroupID: of.group, ...at } },
      { name: 'getControllers', payload: { UserGroupID: of.group } },
      effect({ Kind: 'userGroup', UserIDs: [others.user], UserGroupID: of.group }),
      effect({ Kind: 'groupRestriction', UserGroupID: of.group, PropertyLocationID: of.location, ModuleID: null, PortID: null, PresetTemplateID: null, Restriction }),
      ...bulkRequests([others.user], of.group).filter(({ payload }) => JSON.stringify(payload).includes('Group')),
      { name: 'deleteUserGroup', payload: { ID: others.group, MoveToUserGroupID: of.group } },
    ],
    code: [{ name: 'explainAccess', payload: { AccessCodeID: of.code, ...at } }, { name: 'getControllers', payload: { AccessCodeID: of.code } }],
    event: [{ name: 'explainAccess', payload: { EventID: of.event } }, { name: 'getEventPhoto', payload: { EventID: of.event } }],
    contact: [], rule: [], template: [],
  }
  return extra[field]
}

/** The requests of every action on several users at once. */
export function bulkRequests(SelectedUsers: number[], group: number): Request[] {
  const actions = [
    { Kind: 'group', UserGroupID: group }, { Kind: 'webAccess', IsWebLoginEnabled: true }, { Kind: 'webAccess', IsWebLoginEnabled: false }, { Kind: 'moveOut' }, { Kind: 'delete' },
  ]
  return [
    ...actions.map((Action): Request => ({ name: 'saveBulkUserAction', payload: { Selection: { SelectedUsers }, Action } })),
    { name: 'saveUserGroupMultiUserMultiProfile', payload: { SelectedUsers, SelectedUserGroupId: group } },
    { name: 'saveUserGroupMultiUserMultiProfile', payload: { SelectedUsers, SelectedUserGroupId: group, SelectedUserProfiles: [] } },
  ]
}
