import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '@portal/api-client/contract'
import { peopleHandlers } from '../callsByArea.fixture.ts'
import type { PeopleCall } from '../peopleCalls.fixture.ts'
import { rightsOfCalls } from '../rightsOfCalls.ts'
import { openBench } from '../testing.fixture.ts'

const names = Object.keys(peopleHandlers) as PeopleCall[]

test('every call is refused without a session', async () => {
  const bench = await openBench()
  for (const name of names) {
    const { status } = await bench.send(await bench.seal(name, {}))
    expect(status, name).toBe(401)
  }
})

test('managers of a call group, payers and residents get 403 from all calls except their own', async () => {
  const bench = await openBench()
  // "Go to anything" and a site plan answer for users without this right too, but only with what these users may see (search.test.ts, sitePlans.test.ts).
  const own = new Set<EndpointName>(['updateSingleFamilyManualAccount', 'getHouseSetup', 'saveHouseSetup', 'goToAnything', 'getSitePlan', ...names.filter((name) => rightsOfCalls[name] === 'callGroups.own')])
  for (const username of ['desk@whisperingpines.example', 'billing@whisperingpines.example']) {
    const session = await bench.signIn(username)
    for (const name of names.filter((candidate) => !own.has(candidate))) {
      const { status, body } = await bench.send(await bench.seal(name, minimal[name] ?? {}, session))
      expect([status, body['code']], `${name} by ${username}`).toEqual([403, 'FORBIDDEN'])
      expect(endpoints[name].auth).toBe('session')
    }
  }
})

const card = { WiegandFormat: 'H10301', FacilityCode: 1, CardNumber: 1 }
const assignment = { UserID: 1, callgroupId: 11 }
const fields = { ID: 1, LimitActuationModeID: 1, validFrom: null, validFromTime: null, validUntil: null, validUntilTime: null }

/** The smallest request that the contract accepts, for each of these calls. */
const minimal: Partial<Record<PeopleCall, object>> = {
  getUserDetail: { ID: 1 },
  updateUserDetail: { ID: 1, Version: 1 },
  updateWebAccess: { ID: 1, IsWebLoginEnabled: true },
  setUserPassword: { ID: 1, Password: 'sandbox2' },
  resendSignInMail: { ID: 1 },
  resetTwoStep: { UserID: 1, Reason: 'Lost the phone' },
  getUserLimitations: { ID: 1 },
  saveUserLimitations: fields,
  getUserDeletePlan: { ID: 1 },
  deleteUser: { ID: 1, Version: 1 },
  getMoveOutPlan: { ID: 1 },
  moveOutUser: { ID: 1, Version: 1 },
  undoMoveOut: { ReceiptToken: 'x' },
  undoBulkAction: { ReceiptID: 1 },
  saveBulkUserAction: { Selection: { SelectedUsers: [1] }, Action: { Kind: 'delete' } },
  saveUserWizard: { PropertyID: 1, UserGroupID: null, HasAllLocationAccess: true, User: { FirstName: 'A', LastName: 'B', Email: '' } },
  importValidatorUsers: { AccountID: 1 },
  importValidatorCallGroups: { AccountID: 1 },
  importValidatorAccessCodes: { AccountID: 1 },
  getUserGroupUserProfiles: { UserID: 1 },
  saveUserGroupUserProfiles: { UserID: 1, SelectedUserGroupID: null, SelectedUserProfiles: [], IsCodeuserGroupchanges: false },
  saveUserGroupMultiUserMultiProfile: { SelectedUsers: [1], SelectedUserGroupId: 1 },
  getTierServiceforUserModuleLevel: { userId: 1, accountId: 1 },
  saveUserGroup: { Name: 'A', HierarchyLevel: 9, IsClientPortalVisible: true },
  deleteUserGroup: { ID: 1 },
  validateGroupNotificationPermission: { UserGroupID: 1 },
  getFireAlarmStatus: { userID: 1 },
  saveContact: { PropertyID: 1, Name: 'A', Relation: '', Phone: '', Email: '', Notes: '' },
  deleteContact: { ID: 1 },
  getvoiceCallgroupListForNewUser: { AccountID: 1, HasAllLocationAccess: true, PropertyLocations: [], ForCallgroupUser: false },
  assignFirstCallgroupUserAndSendEmailAsync: assignment,
  assignFirstPstnToVoiceCallgroupAndSendEmailAsync: { ...assignment, PhoneNumber: '+1 713 555 0100' },
  getCallPreferences: { UserID: 1 },
  saveCallPreferences: { UserID: 1, QuietHours: [], AllowsNotifications: true },
  getCallGroupDeletePlan: { callgroupId: 12 },
  deleteCallGroup: { callgroupId: 12 },
  saveCallGroupOrder: { CallGroups: [12] },
  isAccessCodeUnique: { AccessCodeTypeID: 1, Value: '1' },
  isAccessCodeUniqueAtLocation: { PropertyLocationID: 101, AccessCodeTypeID: 1, Value: '1' },
  isWiegandCodeUnique: card,
  ...Object.fromEntries(names.filter((name) => /^is.*Unique$/.test(name) && !/AccessCode|Wiegand/.test(name)).map((name) => [name, { Value: 'x' }])),
}
