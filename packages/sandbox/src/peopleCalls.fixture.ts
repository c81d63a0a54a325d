import type { peopleHandlers } from './callsByArea.fixture.ts'
import { giveTwoStep } from './twoStep/twoStepBench.fixture.ts'
import type { Bench } from './testing.fixture.ts'

export type PeopleCall = keyof typeof peopleHandlers

export const resident = { name: 'Alexandria Abbott-Villaseñor', email: 'a.abbott@mail.example' }

/** The id of a user in the example data, by email address. */
export async function userId({ sandbox }: Bench, email: string): Promise<number> {
  return (await sandbox.store.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** Requests the deletion of a user's account; returns the token of the mailed link. */
export async function askDeletion(bench: Bench, Username: string): Promise<string> {
  await bench.client.userAccountDelete({ Username })
  const mail = (await bench.outbox()).find(({ link }) => link?.includes('/accountdeletionrequest?'))
  return new URL(mail?.link ?? '').searchParams.get('token') ?? ''
}

/** One valid request for every call about users, in an order in which each call finds the records that it needs. */
export function peopleCalls(bench: Bench): Record<PeopleCall, () => Promise<unknown>> {
  const { client } = bench
  const id = () => userId(bench, resident.email)
  const other = () => userId(bench, 'k.broussard@mail.example')
  const version = async () => (await client.getUserDetail({ ID: await id() })).Version
  const unit = async () => (await client.getUnits({ searchText: 'A-900' })).Units[0] ?? (await client.saveUnit({ ID: null, Name: 'A-900' })).Unit
  const move = async () => {
    const { ID } = await unit()
    await client.addUnitResident({ ID, UserID: await other() })
    return { ID, Users: [await other()] }
  }
  const planned = async () => {
    const MoveID = (await client.getUnit({ ID: (await unit()).ID })).Unit.Moves[0]?.ID ?? null
    return client.saveUnitMove({ ...(await move()), MoveID, Date: '2027-12-31' })
  }
  const free = { Value: 'Nobody has this' }
  const contact = { PropertyID: 1, Name: 'Lock & Key', Relation: '', Phone: '', Email: '', Notes: '' }
  const callPlan = { DirectoryPin: '', QuietHours: [], FirstCalled: [], SecondCalled: [], Numbers: [] }
  const invited = (Email: string) => client.inviteToCallGroup({ callgroupId: 11, Email })
  const movers = { PropertyID: 1, FileName: 'Movers.csv', Rows: 1 }
  const row = { Row: 2, Person: { Name: 'Ngozi Achterberg', Unit: '0610' } }
  const begun = async () => ({ ImportID: (await client.createImport(movers)).ImportID })
  const migrationUnderWay = async () => (await client.getPartnerSites({})).Sites[0]?.MigrationID ?? (await client.startPartnerMigration({ SiteID: 1, PropertyID: 1 })).MigrationID
  const handedOver = async () => {
    const ofImport = await begun()
    await client.addImportRows({ ...ofImport, Rows: [row] })
    return ofImport
  }
  const exported = (Name: 'Codes' | 'Invites' | 'Invoices') =>
    client.createExport({ Name, Format: 'csv', What: { Of: ({ Codes: 'codes', Invites: 'invites', Invoices: 'invoices' } as const)[Name] } })
  /** Waits until the export is finished, because only one export can run at a time. */
  const finished = async (name: 'Invites' | 'Invoices') => {
    await client.getExports()
    const { ExportID } = await exported(name)
    await client.getExports()
    return { ExportID }
  }
  const oakline = {
    AccountName: 'Oakline House', Address: '12 Oakline Drive', TimezoneID: 'America/Chicago', FirstName: 'Oak', LastName: 'Line', Phone: '', WatchmanPhoneNumber: '',
  }
  const asOwner = async (ask: () => Promise<unknown>) => {
    const answer = await bench.as(await bench.signIn('home@oakline.example'), ask)
    await bench.signIn()
    return answer
  }
  const group = { Name: 'Night staff', HierarchyLevel: 3, IsClientPortalVisible: true }
  const asOperator = async <Result>(act: () => Promise<Result>) => {
    await bench.signIn('robert.k@gatewell.example')
    const answer = await act()
    await bench.signIn()
    return answer
  }
  return {
    getAccounts: () => asOperator(() => client.getAccounts({})),
    getAccount: () => asOperator(() => client.getAccount({ AccountID: 2 })),
    setAccountState: () => asOperator(() => client.setAccountState({ AccountID: 3, IsActive: true, Reason: 'Paid by check' })),
    saveAccountNote: () => asOperator(() => client.saveAccountNote({ AccountID: 2, Text: 'Calls on Mondays' })),
    createAccount: () => asOperator(() => client.createAccount({ Name: 'Cedar Court', TenantType: 1, Address: '12 Cedar Court, Austin, TX', TimezoneID: 'America/Chicago', FirstName: 'Ines', LastName: 'Kaya', Email: 'ines.kaya@cedarcourt.example' })),
    getAccountBrand: () => client.getAccountBrand(),
    saveAccountBrand: () => client.saveAccountBrand({ Name: 'Whispering Pines', Accent: '#2f6b3a' }),
    deleteAccountBrand: async () => {
      await client.saveAccountBrand({ Name: 'Whispering Pines', Accent: '#2f6b3a' })
      return client.deleteAccountBrand({})
    },
    getUserTierUserList: () => client.getUserTierUserList({}),
    getUserDetail: async () => client.getUserDetail({ ID: await id() }),
    updateUserDetail: async () => client.updateUserDetail({ ID: await id(), Version: await version(), Notes: 'Two cats.' }),
    updateWebAccess: async () => client.updateWebAccess({ ID: await id(), IsWebLoginEnabled: true }),
    resendSignInMail: async () => client.resendSignInMail({ ID: await userId(bench, 'concierge@whisperingpines.example') }),
    setUserPassword: async () => client.setUserPassword({ ID: await id(), Password: 'sandbox2' }),
    resetTwoStep: async () => {
      const UserID = await userId(bench, 'desk@whisperingpines.example')
      await giveTwoStep(bench, UserID)
      return client.resetTwoStep({ UserID, Reason: 'Lost the phone' })
    },
    beginSignInAs: () => asOperator(() => client.beginSignInAs({ UserID: 1, Reason: 'Ticket 48213' })),
    getUserLimitations: async () => client.getUserLimitations({ ID: await id() }),
    saveUserLimitations: async () =>
      client.saveUserLimitations({
        ID: await id(), LimitActuationModeID: 1, validFrom: '2026-11-01', validFromTime: '08:00', validUntil: null, validUntilTime: null,
      }),
    refuseAccountDeletion: async () => {
      const token = await askDeletion(bench, 'concierge@whisperingpines.example')
      await client.confirmAccountDeletion({ token })
      return client.refuseAccountDeletion({ ID: await userId(bench, 'concierge@whisperingpines.example'), Reason: 'The lease runs on.' })
    },
    getUserDeletePlan: async () => client.getUserDeletePlan({ ID: await id() }),
    deleteUser: async () => {
      const { ID, Version } = await client.getUserDeletePlan({ ID: await userId(bench, 'tlcao@mail.example') })
      return client.deleteUser({ ID, Version })
    },
    getMoveOutPlan: async () => client.getMoveOutPlan({ ID: await id() }),
    moveOutUser: async () => client.moveOutUser({ ID: await id(), Version: await version() }),
    undoMoveOut: async () => {
      const { ReceiptToken } = await client.moveOutUser({ ID: await other(), Version: (await client.getUserDetail({ ID: await other() })).Version })
      return client.undoMoveOut({ ReceiptToken })
    },
    getUndoableActions: () => client.getUndoableActions({}),
    undoBulkAction: async () => {
      const { ReceiptID = 0 } = await client.saveBulkUserAction({ Selection: { SelectedUsers: [await other()] }, Action: { Kind: 'group', UserGroupID: 3 } })
      return client.undoBulkAction({ ReceiptID })
    },
    saveBulkUserAction: async () =>
      client.saveBulkUserAction({ Selection: { SelectedUsers: [await other()] }, Action: { Kind: 'group', UserGroupID: 3 } }),
    saveUserWizard: () =>
      client.saveUserWizard({
        PropertyID: 1, UserGroupID: 4, HasAllLocationAccess: true, User: { FirstName: 'Ngozi', LastName: 'Achterberg', Email: 'ngozi@mail.example' },
      }),
    getHouseSetup: () => asOwner(() => client.getHouseSetup({})),
    saveHouseSetup: () => asOwner(() => client.saveHouseSetup({ Step: 'gate', ...oakline })),
    ringHouse: () =>
      asOwner(async () => {
        await client.saveHouseSetup({ Step: 'calls', ...oakline, RungUserIDs: [] })
        return client.ringHouse({})
      }),
    updateSingleFamilyManualAccount: () => asOwner(() => client.updateSingleFamilyManualAccount(oakline)),
    createImport: () => client.createImport(movers),
    addImportRows: async () => client.addImportRows({ ...(await begun()), Rows: [row] }),
    previewImport: async () => client.previewImport({ ...(await handedOver()), After: 0 }),
    changeImport: async () => client.changeImport({ ...(await handedOver()), Action: 'start' }),
    getImport: async () => client.getImport(await begun()),
    getImports: () => client.getImports({}),
    getImportRows: async () => client.getImportRows(await handedOver()),
    getPartnerSites: () => client.getPartnerSites({}),
    getPartnerRecords: () => client.getPartnerRecords({ SiteID: 1, Kind: 'users' }),
    startPartnerMigration: () => client.startPartnerMigration({ SiteID: 1, PropertyID: 1 }),
    getPartnerMigrations: () => client.getPartnerMigrations({}),
    getPartnerMigration: async () => client.getPartnerMigration({ MigrationID: await migrationUnderWay() }),
    changePartnerMigration: async () => client.changePartnerMigration({ MigrationID: await migrationUnderWay(), Action: 'rollBack' }),
    undoImport: async () => {
      const ended = await handedOver()
      await client.changeImport({ ...ended, Action: 'start' })
      await client.getImport(ended)
      return client.undoImport(ended)
    },
    createExport: () => exported('Codes'),
    getExports: () => client.getExports(),
    changeExport: async () => client.changeExport({ ...(await finished('Invites')), Action: 'again' }),
    downloadExport: async () => client.downloadExport(await finished('Invoices')),
    importValidatorUsers: () => client.importValidatorUsers({ AccountID: 1 }),
    importValidatorCallGroups: () => client.importValidatorCallGroups({ AccountID: 1 }),
    importValidatorAccessCodes: () => client.importValidatorAccessCodes({ AccountID: 1 }),
    getUserGroupUserProfiles: async () => client.getUserGroupUserProfiles({ UserID: await id() }),
    saveUserGroupUserProfiles: async () =>
      client.saveUserGroupUserProfiles({ UserID: await id(), SelectedUserGroupID: 4, SelectedUserProfiles: [], IsCodeuserGroupchanges: true }),
    saveUserGroupMultiUserMultiProfile: async () =>
      client.saveUserGroupMultiUserMultiProfile({ SelectedUsers: [await id()], SelectedUserGroupId: 3 }),
    getTierServiceforUserModuleLevel: async () => client.getTierServiceforUserModuleLevel({ userId: await id(), accountId: 1 }),
    getUserGroups: () => client.getUserGroups({}),
    saveUserGroup: () => client.saveUserGroup(group),
    deleteUserGroup: () => client.deleteUserGroup({ ID: 5, MoveToUserGroupID: 4 }),
    validateGroupNotificationPermission: () => client.validateGroupNotificationPermission({ UserGroupID: 4 }),
    validateVoiceCallgroupNotificationPermission: () => client.validateVoiceCallgroupNotificationPermission({ callgroupId: 12 }),
    validateVideoCallgroupNotificationPermission: () => client.validateVideoCallgroupNotificationPermission({ callgroupId: 11 }),
    getPropertyLocations: () => client.getPropertyLocations({}),
    savePropertyAccess: () => client.savePropertyAccess({ PropertyID: 1, LetsUnrestrictedIn: false }),
    getSitePlan: () => client.getSitePlan({}),
    saveSitePlan: () => client.saveSitePlan({ PropertyID: 1, Places: [{ PortID: 'main-entry', X: 1, Y: 1 }] }),
    deleteSitePlan: () => client.deleteSitePlan({ PropertyID: 1 }),
    getPropertyEndpoints: () => client.getPropertyEndpoints({}),
    getTimezones: () => client.getTimezones(),
    getFireAlarmStatus: async () => client.getFireAlarmStatus({ userID: await id() }),
    getUnits: () => client.getUnits({}),
    getUnit: async () => client.getUnit({ ID: (await unit()).ID }),
    saveUnit: () => client.saveUnit({ ID: null, Name: 'PH-9' }),
    deleteUnit: async () => client.deleteUnit({ ID: (await client.saveUnit({ ID: null, Name: 'Soon gone' })).Unit.ID, Version: 1 }),
    addUnitResident: async () => client.addUnitResident({ ID: (await unit()).ID, UserID: await id() }),
    removeUnitResident: async () => client.removeUnitResident({ ID: (await unit()).ID, UserID: await id() }),
    getUnitMovePlan: async () => client.getUnitMovePlan(await move()),
    saveUnitMove: planned,
    cancelUnitMove: async () => client.cancelUnitMove({ MoveID: (await planned()).Unit.Moves[0]?.ID ?? 0 }),
    getContacts: () => client.getContacts({}),
    saveContact: () => client.saveContact(contact),
    deleteContact: async () => client.deleteContact({ ID: (await client.saveContact({ ...contact, Name: 'Soon gone' })).Contact.ID }),
    getvoiceCallgroupListForNewUser: () =>
      client.getvoiceCallgroupListForNewUser({ AccountID: 1, HasAllLocationAccess: false, PropertyLocations: [101], ForCallgroupUser: false }),
    assignFirstCallgroupUserAndSendEmailAsync: async () => {
      await emptyCallGroup(bench, 11)
      return client.assignFirstCallgroupUserAndSendEmailAsync({ UserID: await other(), callgroupId: 11 })
    },
    assignFirstPstnToVoiceCallgroupAndSendEmailAsync: async () => {
      await emptyCallGroup(bench, 12)
      return client.assignFirstPstnToVoiceCallgroupAndSendEmailAsync({ UserID: await other(), callgroupId: 12, PhoneNumber: '+1 713 555 0143' })
    },
    getCallGroups: () => client.getCallGroups({}),
    getCallGroup: () => client.getCallGroup({ callgroupId: 11 }),
    saveCallGroup: () => client.saveCallGroup({ ...callPlan, Name: 'Front desk', Numbers: [{ Phone: '+1 713 555 0100', Label: 'Desk' }] }),
    getCallGroupPeople: () => client.getCallGroupPeople({ callgroupId: 11, searchText: 'a' }),
    getCallGroupDeletePlan: () => client.getCallGroupDeletePlan({ callgroupId: 11 }),
    deleteCallGroup: async () =>
      client.deleteCallGroup({ callgroupId: (await client.saveCallGroup({ ...callPlan, Name: 'Soon gone', AcknowledgesEnd: true })).CallGroup.ID }),
    saveCallGroupOrder: async () => client.saveCallGroupOrder({ CallGroups: (await client.getCallGroups({})).CallGroups.map(({ ID }) => ID).toReversed() }),
    getCallPreferences: async () => client.getCallPreferences({ UserID: await other() }),
    saveCallPreferences: async () => client.saveCallPreferences({ UserID: await other(), QuietHours: [{ Days: [6, 7], Start: 1320, End: 420 }], AllowsNotifications: false, AcknowledgesEnd: true }),
    getLog: () => client.getLog({}),
    getEventPhoto: async () => client.getEventPhoto({ EventID: (await client.getLog({ Outcome: 'denied' })).Lines.flatMap((line) => (line.Kind === 'event' && line.Photo ? [line.ID] : []))[0] ?? 0 }),
    getEntriesByHour: () => client.getEntriesByHour({}),
    getDoorStatesByDay: () => client.getDoorStatesByDay({}),
    getEntriesByDay: () => client.getEntriesByDay({ From: '2026-11-20', Until: '2026-11-21' }),
    getLogViews: () => client.getLogViews(),
    saveLogView: () => client.saveLogView({ Name: 'Refused this week', Filter: { Outcome: 'denied', Span: 'week' } }),
    deleteLogView: async () => client.deleteLogView({ ViewID: (await client.saveLogView({ Name: 'Soon gone', Filter: {} })).ID }),
    goToAnything: () => client.goToAnything({ searchText: 'ma' }),
    getCallOutcomes: () => client.getCallOutcomes(),
    getVisitorCalls: () => client.getVisitorCalls({ callgroupId: 11 }),
    previewCallGroupChange: async () => client.previewCallGroupChange({ Selection: { SelectedUsers: [await id()] }, Action: 'leave' }),
    getVisitorCallPhoto: async () => client.getVisitorCallPhoto({ ID: (await client.getVisitorCalls({})).Calls.find(({ Photo }) => Photo)?.ID ?? 0 }),
    pressAtVisitorCall: async () => {
      await bench.post('calls', { station: 'main-entry', group: 11 })
      return client.pressAtVisitorCall({ ID: (await client.getVisitorCalls({ IsRunning: true })).Calls[0]?.ID ?? 0, Press: 'answer' })
    },
    getCallGroupInvitations: () => client.getCallGroupInvitations({ callgroupId: 11 }),
    inviteToCallGroup: () => invited('new.member@mail.example'),
    resendCallGroupInvitation: async () => client.resendCallGroupInvitation({ ID: (await invited('resent@mail.example')).Invitation.ID }),
    withdrawCallGroupInvitation: async () => client.withdrawCallGroupInvitation({ ID: (await invited('withdrawn@mail.example')).Invitation.ID }),
    isClientPhoneUnique: () => client.isClientPhoneUnique({ Value: '+1 713 555 9999' }),
    isClientEmailUnique: () => client.isClientEmailUnique({ Value: 'nobody@nowhere.example' }),
    isClientUsernameUnique: () => client.isClientUsernameUnique({ Value: 'nobody@nowhere.example' }),
    isAccessCodeUnique: () => client.isAccessCodeUnique({ AccessCodeTypeID: 1, Value: '98765' }),
    isAccessPhoneUnique: () => client.isAccessPhoneUnique({ Value: '+1 713 555 9999' }),
    isAccessPhoneCodeUnique: () => client.isAccessPhoneCodeUnique({ Value: '98' }),
    isAccessCodeUniqueAtLocation: () => client.isAccessCodeUniqueAtLocation({ PropertyLocationID: 101, AccessCodeTypeID: 1, Value: '98765' }),
    isWiegandCodeUnique: () => client.isWiegandCodeUnique({ WiegandFormat: 'H10301', FacilityCode: 7, CardNumber: 65_000 }),
    isGroupNameUnique: () => client.isGroupNameUnique(free),
    isGroupCodeUnique: () => client.isGroupCodeUnique(free),
    isPresetTemplateNameUnique: () => client.isPresetTemplateNameUnique(free),
    isDirectoryPinUnique: () => client.isDirectoryPinUnique({ Value: '99999' }),
    isCallGroupNameUnique: () => client.isCallGroupNameUnique(free),
  }
}

export async function emptyCallGroup({ sandbox }: Bench, id: number): Promise<void> {
  await sandbox.store.updateTable('users').set({ call_group_id: null }).where('call_group_id', '=', id).execute()
  for (const table of ['call_group_members', 'call_group_numbers'] as const) await sandbox.store.deleteFrom(table).where('call_group_id', '=', id).execute()
}
