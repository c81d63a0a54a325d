import type { EndpointName } from '@portal/api-client/contract'
import type { accessHandlers } from './callsByArea.fixture.ts'
import type { Bench } from './testing.fixture.ts'

type AccessCalls = Record<Extract<EndpointName, keyof typeof accessHandlers>, () => Promise<unknown>>

/** Each call about codes, restrictions, schedules, invitations and pushes, as a signed-in administrator of the busy property. */
export async function accessCalls({ client, sandbox, signIn }: Bench): Promise<AccessCalls> {
  const person = await sandbox.store.selectFrom('users').select('id').where('email', '=', 'k.broussard@mail.example').executeTakeFirstOrThrow()
  const UserID = person.id
  const { Locations } = await client.getPropertyInstallLocationDeviceInformation()
  const moduleAt = (id: number) => Locations.find(({ PropertyLocationID }) => PropertyLocationID === id)?.Modules[0]?.ModuleID ?? 0
  const [entry, service, lobby] = [moduleAt(101), moduleAt(103), moduleAt(108)]
  const Restriction = { Windows: [{ Days: [1 as const], Start: 0, End: 60 }] }
  const code = (Code: string) => ({
    userID: UserID, AccessCodeTypeID: 1 as const, Label: '', Code, PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }],
  })
  const newCode = async (text: string) => (await client.saveUpdateAccessCodeUnique(code(text))).ID
  const invite = { InviteType: 'Temporary' as const, InviteName: 'Guest', Ports: ['main-entry'] }
  const newInvite = async () => (await client.createQRInvite(invite)).ID
  const lockdownId = async () => (await client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Conformance' })).Lockdown.ID
  const alertRule = { Cause: 'leftOpen' as const, At: ['main-entry'], Minutes: 5, Count: 1, Again: null, To: null, Ways: ['email' as const], Quiet: null, IsOn: true }
  const schedule = {
    Name: 'Conformance', PropertyLocationID: 101, DoorOutputMode: 2 as const, Ports: ['main-entry'], Windows: [], Exceptions: [],
    PausesOnHolidays: false, IsActive: true,
  }
  const holiday = { PropertyLocationID: 101, Name: 'Conformance', From: '2026-12-01', Until: '2026-12-01' }
  const atEntry = { UserGroupID: 2, PropertyLocationID: 101 }
  const holdOpen = { PropertyLocationID: 101, UserID, ModuleID: entry }
  // The busy property has no controller of these hardware models, so one of each is added.
  const controller = async (hardware_model: string) => {
    const module = sandbox.store.insertInto('modules').values({ property_id: 1, name: hardware_model, hardware_model })
    const { id } = await module.returning('id').executeTakeFirstOrThrow()
    const place = { property_id: 1, location_id: 107, status: 'Closed' as const, last_opened_at: null, position: 100 + id, station_number: '' }
    const port = { ...place, id: `conformance-${id}`, name: hardware_model, hardware_model }
    await sandbox.store.insertInto('ports').values(port).execute()
    await sandbox.store.insertInto('port_modules').values({ port_id: port.id, module_id: id, port_number: 1 }).execute()
    return { ModuleID: id }
  }
  return {
    getPropertyInstallLocationDeviceInformation: () => client.getPropertyInstallLocationDeviceInformation(),
    getAppliedGroupRestriction: () => client.getAppliedGroupRestriction({ UserGroupID: 5 }),
    getPresetRestrictionTemplate: () => client.getPresetRestrictionTemplate(),
    getPresetTemplateDetails: () => client.getPresetTemplateDetails({ ID: 1 }),
    savePresetTemplate: () => client.savePresetTemplate({ Name: 'Conformance', Restriction }),
    deletePresetTemplate: async () => client.deletePresetTemplate({ ID: (await client.savePresetTemplate({ Name: 'Short', Restriction })).ID }),
    getGroupRestrictionForModulePort: () => client.getGroupRestrictionForModulePort({ UserGroupID: 5, PortID: 'main-entry' }),
    getGroupRestrictionForModule: () => client.getGroupRestrictionForModule({ UserGroupID: 5, ModuleID: entry }),
    getGroupRestrictionForPropertyLocation: () => client.getGroupRestrictionForPropertyLocation({ UserGroupID: 5, PropertyLocationID: 101 }),
    saveAccessPoints: () => client.saveAccessPoints({ UserGroupID: 5, AccessPoints: [{ PropertyLocationID: 101, Restriction }] }),
    copyDoorRestrictions: () => client.copyDoorRestrictions({ UserGroupID: 5, FromPortID: 'main-entry', Ports: ['pool-gate'] }),
    deleteUserGroupRestriction: async () => {
      return client.deleteUserGroupRestriction({ ID: (await client.saveUpdateRestriction({ ...atEntry, Restriction })).ID })
    },
    saveUpdateRestriction: () => client.saveUpdateRestriction({ ...atEntry, Restriction }),
    createUpdateAccess: () => client.createUpdateAccess({ UserID, HasAllLocationAccess: true, PropertyLocations: [], Modules: [] }),
    saveUpdateaccessRestrictions: () => client.saveUpdateaccessRestrictions({ UserID, Restriction }),
    getUserAccessRestriction: () => client.getUserAccessRestriction({ UserID }),
    qrCodeAccessCheck: () => client.qrCodeAccessCheck({ UserID, PortID: 'main-entry' }),
    bluetoothAccessCheck: () => client.bluetoothAccessCheck({ UserID, PortID: 'main-entry' }),
    getGroupsAtDoor: () => client.getGroupsAtDoor({ PortID: 'main-entry' }),
    explainAccess: () => client.explainAccess({ UserID, PortID: 'main-entry' }),
    previewRestrictionEffect: () => client.previewRestrictionEffect({ Change: { Kind: 'userRestriction', UserID, Restriction } }),
    saveUpdateAccessCodeUnique: () => client.saveUpdateAccessCodeUnique(code('9001')),
    saveUpdateAccessCode: () => client.saveUpdateAccessCode(code('9002')),
    getAccessCodes: () => client.getAccessCodes({}),
    getAccessCode: () => client.getAccessCode({ ID: 1 }),
    deleteAccessCode: async () => client.deleteAccessCode({ ID: await newCode('9003') }),
    setAccessCodeActivation: async () => {
      return client.setAccessCodeActivation({ ID: await newCode('9004'), PropertyLocationID: 101, IsActive: false })
    },
    getPhoneCodes: () => client.getPhoneCodes({ PropertyLocationID: 101 }),
    setAccessCodeState: async () => client.setAccessCodeState({ ID: await newCode('9016'), State: 'lost', Replacement: { Code: '9017' } }),
    getNextFreeAccessCode: () => client.getNextFreeAccessCode({ PropertyLocations: [101] }),
    checkAccessCode: () => client.checkAccessCode(code('9005')),
    getCardSuggestion: () => client.getCardSuggestion(),
    sendPins: async () => {
      await newCode('9018')
      return client.sendPins({ UserID, By: 'email' })
    },
    checkHoldOpenCodeForModule: () => client.checkHoldOpenCodeForModule(holdOpen),
    createHoldOpenUser: () => client.createHoldOpenUser({ ...holdOpen, Code: '9006' }),
    previewMigrateAccessCodes: async () => {
      await signIn('robert.k@gatewell.example')
      const planned = await client.previewMigrateAccessCodes({ FromPropertyLocationID: 101, ToPropertyLocationID: 107 })
      await signIn()
      return planned
    },
    migrateAccessCodes: async () => {
      await signIn('robert.k@gatewell.example')
      const moved = await client.migrateAccessCodes({ FromPropertyLocationID: 101, ToPropertyLocationID: 107 })
      await signIn()
      return moved
    },
    getAlertRules: () => client.getAlertRules(),
    saveAlertRule: () => client.saveAlertRule(alertRule),
    deleteAlertRule: async () => client.deleteAlertRule({ ID: (await client.saveAlertRule(alertRule)).ID }),
    setAlerts: () => client.setAlerts({ IsOn: false }),
    sendTestAlert: () => client.sendTestAlert(alertRule),
    countAlerts: () => client.countAlerts(alertRule),
    getOwnAlerts: () => client.getOwnAlerts(),
    muteAlertRule: async () => client.muteAlertRule({ ID: (await client.saveAlertRule(alertRule)).ID, IsMuted: true }),
    getAlerts: () => client.getAlerts({}),
    getAlertNotices: () => client.getAlertNotices(),
    seeAlertNotices: () => client.seeAlertNotices({ NoticeID: 1 }),
    getSchedules: () => client.getSchedules(),
    saveSchedule: () => client.saveSchedule(schedule),
    deleteSchedule: async () => client.deleteSchedule({ ID: (await client.saveSchedule({ ...schedule, Name: 'Short' })).ID }),
    getHolidays: () => client.getHolidays(),
    saveHoliday: () => client.saveHoliday(holiday),
    deleteHoliday: async () => client.deleteHoliday({ ID: (await client.saveHoliday(holiday)).ID }),
    getLockdownPorts: () => client.getLockdownPorts({}),
    previewLockdown: () => client.previewLockdown({ PortIDs: ['main-entry'] }),
    setLockdown: () => client.setLockdown({ PortIDs: ['main-entry', 'pool-gate'], Reason: 'Conformance' }),
    retryLockdown: async () => client.retryLockdown({ LockdownID: await lockdownId() }),
    getLockdowns: () => client.getLockdowns({}),
    getLockdownTrail: async () => client.getLockdownTrail({ LockdownID: await lockdownId() }),
    releaseLockdown: async () => client.releaseLockdown({ LockdownID: await lockdownId() }),
    getGuestRules: () => client.getGuestRules(),
    saveGuestRules: () => client.saveGuestRules({ IsOn: true, AtOnce: 3, Hours: 24, Ports: ['main-entry'] }),
    getInvites: () => client.getInvites({}),
    getInvite: async () => client.getInvite({ ID: await newInvite() }),
    createQRInvite: () => client.createQRInvite(invite),
    createPinInvite: () => client.createPinInvite(invite),
    updateInvite: async () => client.updateInvite({ ID: await newInvite(), InviteName: 'Guest', Ports: ['main-entry'] }),
    revokeInvite: async () => client.revokeInvite({ ID: await newInvite() }),
    resendInvite: async () => client.resendInvite({ ID: await newInvite() }),
    getXml: () => client.getXml({ ModuleID: lobby }),
    evoHttp: async () => client.evoHttp(await controller('WTM-EVO')),
    u2Http: async () => client.u2Http(await controller('U2')),
    talkMan: async () => client.talkMan(await controller('TalkMan')),
    omniPointAddCode: async () => client.omniPointAddCode(await controller('OMNI-POINT Gateway')),
    omniPointUpdateCode: async () => client.omniPointUpdateCode(await controller('OMNI-POINT Gateway')),
    omniPointRemoveCode: async () => client.omniPointRemoveCode(await controller('EPM V1/V2')),
    entriaSave: () => client.entriaSave({ ModuleID: service }),
    sendCodeToDeviceByModuleIDList: () => client.sendCodeToDeviceByModuleIDList({ ModuleIDs: [entry, service] }),
    getDevicePushes: () => client.getDevicePushes({}),
    getControllers: () => client.getControllers({}),
    getControllerUptime: () => client.getControllerUptime({ ModuleID: entry }),
    sendDevicePushesAgain: () => client.sendDevicePushesAgain({ ModuleIDs: [entry, service] }),
    openDoor: () => client.openDoor({ PortID: 'main-entry' }),
    holdDoorOpen: () => client.holdDoorOpen({ PortID: 'main-entry', Until: '2026-11-21T20:00:00Z', Note: 'Furniture' }),
    closeDoor: async () => {
      await client.holdDoorOpen({ PortID: 'main-entry', Until: '2026-11-21T20:00:00Z' })
      return client.closeDoor({ PortID: 'main-entry' })
    },
    resumeDoorSchedule: async () => {
      await client.holdDoorOpen({ PortID: 'main-entry', Until: '2026-11-21T20:00:00Z' })
      return client.resumeDoorSchedule({ PortID: 'main-entry' })
    },
  }
}
