import { expect, test } from 'vitest'
import type { ApiClient } from '@portal/api-client'
import { type Bench, hour, minute, openBench } from '../testing.fixture.ts'

type Restriction = NonNullable<Parameters<ApiClient['saveUpdateaccessRestrictions']>[0]['Restriction']>

const at = { entry: 101, exit: 102, service: 103, clubhouse: 104, pool: 106, lobby: 108 }
const group = { staff: 2, towerA: 3, towerB: 4, vendors: 5, noAccess: 6 }
/** A restriction that allows weekends only. The tests' clock is at a Saturday, 10:00 AM. */
const weekend: Restriction = { Windows: [{ Days: [6, 7], Start: 0, End: 1440 }] }
const workDays: Restriction = { Windows: [{ Days: [1, 2, 3, 4, 5], Start: 480, End: 1080 }] }

async function openSignedIn(): Promise<Bench & { user: (email: string) => Promise<number> }> {
  const bench = await openBench()
  await bench.signIn()
  async function user(email: string) {
    const { id } = await bench.sandbox.store.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return id
  }
  return { ...bench, user }
}

async function giveCode(bench: Bench, userID: number, Code: string): Promise<number> {
  const { Locations } = await bench.client.getPropertyInstallLocationDeviceInformation()
  const PropertyLocations = Locations.map(({ PropertyLocationID }) => ({ PropertyLocationID, IsActive: true }))
  return (await bench.client.saveUpdateAccessCodeUnique({ userID, AccessCodeTypeID: 1, Label: '', Code, PropertyLocations })).ID
}

test('locations list controllers and doors; four doors share one Entria 4DC', async () => {
  const { client } = await openSignedIn()
  const { Locations } = await client.getPropertyInstallLocationDeviceInformation()
  expect(Locations).toHaveLength(8)
  const [service, clubhouse] = [at.service, at.clubhouse].map((id) => Locations.find(({ PropertyLocationID }) => PropertyLocationID === id)?.Modules[0])
  expect(service).toMatchObject({ HardwareModel: 'Entria 4DC', HardwareID: 84, IsOnline: true, Ports: [{ PortID: 'service-gate', PortNumber: 1 }] })
  expect(clubhouse?.ModuleID).toBe(service?.ModuleID)
})

test('§3 the legacy fields are read, and written back', async () => {
  const bench = await openSignedIn()
  const UserID = await bench.user('k.broussard@mail.example')
  const Restriction: Restriction = {
    LimitEntryExpirationStartDate: '2026-11-01', EndDate: '2026-12-31', EndTime: '18:00', LimitEntryUses: 30,
    LimitEntryStartTime: '08:00', LimitEntryEndTime: '17:30', LimitUseToSaturday: false, LimitUseToSunday: false,
  }
  expect(await bench.client.saveUpdateaccessRestrictions({ UserID, Restriction })).toMatchObject({ Version: 1 })
  const read = await bench.client.getUserAccessRestriction({ UserID })
  expect(read.Restriction).toMatchObject({ ...Restriction, Windows: [{ Days: [1, 2, 3, 4, 5], Start: 480, End: 1050 }] })
  expect(read).toMatchObject({ UserGroupID: group.towerB, TimeZone: 'America/Chicago', HasAllLocationAccess: true, Version: 1 })
})

test('a user’s own restriction applies at the gate, and so does its removal', async () => {
  const bench = await openSignedIn()
  const UserID = await bench.user('k.broussard@mail.example')
  await giveCode(bench, UserID, '7001')
  await bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: workDays })
  expect(await bench.scan('main-entry', '7001')).toMatchObject({
    outcome: 'denied', reason: 'outsideHours', message: 'Outside the hours of this code. Opens Mon, Nov 23, 8:00 AM.', who: 'Keisha Broussard',
  })
  await bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: null })
  expect(await bench.scan('main-entry', '7001')).toMatchObject({ outcome: 'open' })
})

test('a change based on an older version is refused', async () => {
  const bench = await openSignedIn()
  const UserID = await bench.user('k.broussard@mail.example')
  await bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: workDays, Version: 0 })
  await expect(bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: null, Version: 0 })).rejects.toMatchObject({
    code: 'CONFLICT', body: { current: { UserID, Version: 1, UpdatedBy: 'Dana Whitfield', Restriction: expect.objectContaining({}) as unknown } },
  })
})

test('a second rule for a group’s place conflicts with the first, and with its deletion', async () => {
  const { client } = await openSignedIn()
  const rule = { UserGroupID: group.staff, PropertyLocationID: at.pool, Restriction: workDays }
  const { ID } = await client.saveUpdateRestriction({ ...rule, Version: 0 })
  await expect(client.saveUpdateRestriction({ ...rule, Restriction: weekend, Version: 0 })).rejects.toMatchObject({
    status: 409, code: 'CONFLICT', body: { current: { ID, PropertyLocationID: at.pool, Version: 1, UpdatedBy: 'Dana Whitfield' } },
  })
  await client.deleteUserGroupRestriction({ ID })
  await expect(client.saveUpdateRestriction({ ...rule, Version: 1 })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('uses count down, and a daily limit applies', async () => {
  const bench = await openSignedIn()
  const UserID = await bench.user('k.broussard@mail.example')
  await giveCode(bench, UserID, '7002')
  await bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: { LimitEntryUses: 3, UsesPerDay: { 6: 2 } } })
  const scan = async () => (await bench.scan('main-entry', '7002')).reason
  expect([await scan(), await scan(), await scan()]).toEqual(['opened', 'opened', 'dayLimitReached'])
  bench.time.now += 24 * hour
  expect([await scan(), await scan()]).toEqual(['opened', 'usedUp'])
  await bench.signIn()
  expect((await bench.client.getUserAccessRestriction({ UserID })).Restriction).toMatchObject({ LimitEntryUses: 3, UsesLeft: 0 })
})

test('uses and limits count over all doors, also when scans arrive at once', async () => {
  const bench = await openSignedIn()
  const UserID = await bench.user('k.broussard@mail.example')
  await giveCode(bench, UserID, '7012')
  await giveCode(bench, UserID, '7013')
  const doors = ['main-entry', 'main-exit', 'pool-gate', 'clubhouse', 'service-gate', 'tower-b-lobby']
  const scanAll = () => Promise.all(doors.flatMap((door) => [bench.scan(door, '7012'), bench.scan(door, '7013')]))
  const opened = async () => (await scanAll()).filter(({ reason }) => reason === 'opened').length
  await bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: { UsesPerDay: { 6: 3 }, LimitEntryUses: 5 } })
  expect(await opened()).toBe(3)
  bench.time.now += 24 * hour
  expect(await opened()).toBe(2)
  await bench.signIn()
  await bench.client.saveUpdateaccessRestrictions({ UserID, Restriction: null })
  const { user_id: id } = await bench.sandbox.store.selectFrom('access_codes').select('user_id').where('user_id', '=', UserID).executeTakeFirstOrThrow()
  const { UserGroupID } = await bench.client.getUserDetail({ ID: id ?? 0 })
  for (const PropertyLocationID of Object.values(at)) {
    await bench.client.saveUpdateRestriction({ UserGroupID: UserGroupID ?? 0, PropertyLocationID, Restriction: { UsesPerDay: { 1: 2 } } })
  }
  bench.time.now += 24 * hour
  expect(await opened()).toBe(2)
})

test('uses of a group’s rule count for each user alone', async () => {
  const bench = await openSignedIn()
  const [one, other] = [await bench.user('k.broussard@mail.example'), await bench.user('tlcao@mail.example')]
  await giveCode(bench, one, '7003')
  await giveCode(bench, other, '7004')
  await bench.client.saveUpdateRestriction({ UserGroupID: group.towerB, PropertyLocationID: at.entry, Restriction: { LimitEntryUses: 1 } })
  const reasons = []
  for (const code of ['7003', '7003', '7004']) reasons.push((await bench.scan('main-entry', code)).reason)
  expect(reasons).toEqual(['opened', 'usedUp', 'opened'])
})

test('a user without access to a location is refused there', async () => {
  const bench = await openSignedIn()
  const UserID = await bench.user('k.broussard@mail.example')
  await giveCode(bench, UserID, '7005')
  await bench.client.createUpdateAccess({ UserID, HasAllLocationAccess: false, PropertyLocations: [at.entry], Modules: [] })
  expect([await bench.scan('main-entry', '7005'), await bench.scan('main-exit', '7005')]).toMatchObject([{ outcome: 'open' }, { reason: 'wrongReader' }])
  const { Ports, PropertyLocations } = await bench.client.getUserAccessRestriction({ UserID })
  expect(Ports.filter(({ IsOpenToUser }) => IsOpenToUser).map(({ PortID }) => PortID)).toEqual(['main-entry'])
  expect(PropertyLocations).toEqual([at.entry])
})

test('the narrowest rule applies: door, then controller, then location', async () => {
  const { client } = await openSignedIn()
  const { Locations } = await client.getPropertyInstallLocationDeviceInformation()
  const ModuleID = Locations.find(({ PropertyLocationID }) => PropertyLocationID === at.lobby)?.Modules[0]?.ModuleID ?? 0
  const UserGroupID = group.staff
  const effective = async () => (await client.getGroupRestrictionForModulePort({ UserGroupID, PortID: 'tower-b-lobby' })).Effective?.PlaceName ?? null
  expect(await effective()).toBeNull()
  await client.saveUpdateRestriction({ UserGroupID, PropertyLocationID: at.lobby, Restriction: weekend })
  expect(await effective()).toBe('Tower B Lobby')
  const ofModule = await client.saveUpdateRestriction({ UserGroupID, PropertyLocationID: at.lobby, ModuleID, Restriction: workDays })
  expect(await effective()).toBe('WXL, Tower B Lobby')
  const ofPort = await client.saveUpdateRestriction({ UserGroupID, PropertyLocationID: at.lobby, PortID: 'tower-b-lobby', PresetTemplateID: 3 })
  expect((await client.getGroupRestrictionForModulePort({ UserGroupID, PortID: 'tower-b-lobby' })).Restriction).toMatchObject({
    ID: ofPort.ID, PresetTemplateName: 'No access', Restriction: { Windows: [] },
  })
  expect((await client.getGroupRestrictionForModule({ UserGroupID, ModuleID })).Restriction?.ID).toBe(ofModule.ID)
  expect((await client.getGroupRestrictionForPropertyLocation({ UserGroupID, PropertyLocationID: at.lobby })).Restriction?.Restriction).toMatchObject(weekend)
  await client.deleteUserGroupRestriction({ ID: ofPort.ID })
  expect(await effective()).toBe('WXL, Tower B Lobby')
})

test('saving a group’s access points replaces all of its restrictions or none', async () => {
  const bench = await openSignedIn()
  const { client } = bench
  const UserGroupID = group.vendors
  const before = (await client.getAppliedGroupRestriction({ UserGroupID })).Restrictions
  expect(before).toHaveLength(8)
  const wrong = client.saveAccessPoints({ UserGroupID, AccessPoints: [{ PropertyLocationID: at.entry, PresetTemplateID: 1 }, { PropertyLocationID: 999, PresetTemplateID: 1 }] })
  await expect(wrong).rejects.toMatchObject({ status: 404 })
  expect((await client.getAppliedGroupRestriction({ UserGroupID })).Restrictions).toEqual(before)
  const { Restrictions } = await client.saveAccessPoints({ UserGroupID, AccessPoints: [{ PropertyLocationID: at.entry, Restriction: weekend }] })
  expect(Restrictions).toMatchObject([{ ID: before.find(({ PropertyLocationID }) => PropertyLocationID === at.entry)?.ID, Restriction: weekend, PresetTemplateID: null }])
  const UserID = await bench.user('crew@magnolialandscaping.example')
  expect((await client.getAppliedGroupRestriction({ UserID })).Restrictions).toEqual(Restrictions)
})

test('a group’s access at a door is copied to other doors, as the preview says', async () => {
  const { client } = await openSignedIn()
  const UserGroupID = group.vendors
  const copy = { UserGroupID, FromPortID: 'main-entry', Ports: ['pool-gate', 'tower-b-lobby'] }
  const at = async (PortID: string, id = UserGroupID) => (await client.getGroupRestrictionForModulePort({ UserGroupID: id, PortID })).Effective
  const ofOthers = await at('pool-gate', group.towerA)
  const preview = async () => (await client.previewRestrictionEffect({ Change: { Kind: 'doorCopy', ...copy } }))
  expect(await preview()).toMatchObject({ GainCount: 4, LoseCount: 0 })
  expect(await client.copyDoorRestrictions(copy)).toMatchObject({ ChangedCount: 2 })
  const { PresetTemplateID, Restriction } = (await at('main-entry'))!
  for (const port of copy.Ports) expect(await at(port)).toMatchObject({ PortID: port, PresetTemplateID, Restriction, Version: 1 })
  expect(await at('pool-gate', group.towerA)).toEqual(ofOthers)
  expect(await preview()).toMatchObject({ GainCount: 0, LoseCount: 0 })
  expect(await client.copyDoorRestrictions(copy)).toMatchObject({ ChangedCount: 0 })
})

test('a copy of all groups’ access ends what applied at the other doors', async () => {
  const { client } = await openSignedIn()
  const at = async (UserGroupID: number, PortID: string) => (await client.getGroupRestrictionForModulePort({ UserGroupID, PortID })).Effective
  // At the lobby's location, tower A has no access; at the main gate it has no restriction, so users enter at any time.
  await client.saveUpdateRestriction({ UserGroupID: group.towerB, PropertyLocationID: 106, PortID: 'pool-gate', Restriction: weekend })
  await client.copyDoorRestrictions({ FromPortID: 'main-entry', Ports: ['pool-gate', 'tower-b-lobby'] })
  for (const { ID, IsNoAccess } of (await client.getUserGroups({})).UserGroups) {
    if (IsNoAccess) continue
    for (const port of ['pool-gate', 'tower-b-lobby']) {
      const [there, here] = [await at(ID, port), await at(ID, 'main-entry')]
      expect([ID, port, there?.PresetTemplateID ?? null, there?.Restriction.Windows ?? null]).toEqual([ID, port, here?.PresetTemplateID ?? null, here?.Restriction.Windows ?? null])
    }
  }
  await expect(client.copyDoorRestrictions({ FromPortID: 'main-entry', Ports: ['nowhere'] })).rejects.toMatchObject({ status: 404 })
})

test('a copy deletes the restriction of a door whose controller has the same one', async () => {
  const { client } = await openSignedIn()
  const UserGroupID = group.staff
  const ModuleID = (await client.getPropertyInstallLocationDeviceInformation()).Locations.find(({ PropertyLocationID }) => PropertyLocationID === at.service)?.Modules[0]?.ModuleID ?? 0
  const { ID } = await client.saveUpdateRestriction({ UserGroupID, PropertyLocationID: at.service, ModuleID, Restriction: workDays })
  await client.saveUpdateRestriction({ UserGroupID, PropertyLocationID: at.clubhouse, PortID: 'clubhouse', Restriction: weekend })
  expect(await client.copyDoorRestrictions({ UserGroupID, FromPortID: 'service-gate', Ports: ['clubhouse'] })).toMatchObject({ ChangedCount: 1 })
  expect(await client.getGroupRestrictionForModulePort({ UserGroupID, PortID: 'clubhouse' })).toMatchObject({ Restriction: null, Effective: { ID } })
})

test('without a group or a user, the restrictions of all groups that the caller sees are listed', async () => {
  const bench = await openSignedIn()
  const { client } = bench
  const { UserGroups } = await client.getUserGroups({})
  const each = await Promise.all(UserGroups.map(async ({ ID }) => (await client.getAppliedGroupRestriction({ UserGroupID: ID })).Restrictions))
  const { Restrictions } = await client.getAppliedGroupRestriction({})
  const byId = (rules: typeof Restrictions) => rules.toSorted((one, other) => one.ID - other.ID)
  expect(byId(Restrictions)).toEqual(byId(each.flat()))
  expect(new Set(Restrictions.map(({ UserGroupName }) => UserGroupName)).size).toBeGreaterThan(2)
  await expect(client.getAppliedGroupRestriction({ UserGroupID: group.vendors, UserID: 1 })).rejects.toMatchObject({ status: 400 })
})

test.each([
  [{ PropertyLocationID: at.entry }, 400],
  [{ PropertyLocationID: at.entry, PresetTemplateID: 1, Restriction: weekend }, 400],
  [{ PropertyLocationID: at.entry, PortID: 'main-exit', PresetTemplateID: 1 }, 404],
  [{ PropertyLocationID: at.entry, PresetTemplateID: 99 }, 404],
])('rule %# with too few, too many or no places is refused', async (point, status) => {
  const { client } = await openSignedIn()
  await expect(client.saveUpdateRestriction({ UserGroupID: group.staff, ...point })).rejects.toMatchObject({ status })
})

test('a changed template applies at once to the groups that use it', async () => {
  const bench = await openSignedIn()
  const { client } = bench
  const { Templates } = await client.getPresetRestrictionTemplate()
  expect(Templates.map(({ Name, AppliedCount }) => `${Name} ${AppliedCount}`)).toEqual(['Always 1', 'No access 6', 'Office hours 3', 'Weekend 0'])
  const UserID = await bench.user('routes@lonestarpest.example')
  await giveCode(bench, UserID, '7006')
  expect(await bench.scan('main-entry', '7006')).toMatchObject({ reason: 'outsideHours' })
  const office = Templates.find(({ Name }) => Name === 'Office hours')
  await client.savePresetTemplate({ ID: office?.ID, Name: 'Office hours', Restriction: weekend, Version: office?.Version })
  expect(await bench.scan('main-entry', '7006')).toMatchObject({ outcome: 'open' })
  expect((await client.getPresetTemplateDetails({ ID: office?.ID ?? 0 })).Groups).toContainEqual({
    UserGroupID: group.vendors, UserGroupName: 'Vendors, weekday', PlaceName: 'Main Gate, Entry', Ports: ['main-entry'],
  })
  await expect(client.savePresetTemplate({ Name: 'OFFICE HOURS', Restriction: weekend })).rejects.toMatchObject({ code: 'TAKEN', field: 'Name' })
  await expect(client.savePresetTemplate({ ID: office?.ID, Name: 'Office', Restriction: weekend, Version: 1 })).rejects.toMatchObject({
    code: 'CONFLICT', body: { current: { ID: office?.ID, Name: 'Office hours', Version: 2, UpdatedBy: 'Dana Whitfield' } },
  })
  await expect(client.deletePresetTemplate({ ID: office?.ID ?? 0 })).rejects.toMatchObject({ status: 409, code: 'IN_USE' })
  await client.deletePresetTemplate({ ID: Templates.find(({ Name }) => Name === 'Weekend')?.ID ?? 0 })
  expect((await client.getPresetRestrictionTemplate()).Templates).toHaveLength(3)
})

test.each<[string, Restriction]>([
  ['windows', { Windows: [{ Days: [], Start: 0, End: 60 }] }],
  ['validity', { LimitEntryExpirationStartDate: '2026-12-02', EndDate: '2026-12-01' }],
])('a restriction that contradicts itself in its %s is refused', async (field, Restriction) => {
  const bench = await openSignedIn()
  const UserID = await bench.user('k.broussard@mail.example')
  const refusal = { status: 400, code: 'VALIDATION', field: `Restriction.${field}` }
  await expect(bench.client.saveUpdateaccessRestrictions({ UserID, Restriction })).rejects.toMatchObject(refusal)
  await expect(bench.client.savePresetTemplate({ Name: 'Wrong', Restriction })).rejects.toMatchObject(refusal)
  await expect(bench.client.saveUpdateRestriction({ UserGroupID: group.staff, PropertyLocationID: at.entry, Restriction })).rejects.toMatchObject(refusal)
})

test('another account’s groups, templates, users and doors are not found', async () => {
  const bench = await openSignedIn()
  const UserID = await bench.user('k.broussard@mail.example')
  await bench.signIn('home@oakline.example')
  const { client } = bench
  const missing = { status: 404, code: 'NOT_FOUND' }
  await expect(client.getAppliedGroupRestriction({ UserGroupID: group.vendors })).rejects.toMatchObject(missing)
  await expect(client.getPresetTemplateDetails({ ID: 1 })).rejects.toMatchObject(missing)
  await expect(client.getUserAccessRestriction({ UserID })).rejects.toMatchObject(missing)
  await expect(client.saveUpdateaccessRestrictions({ UserID, Restriction: null })).rejects.toMatchObject(missing)
  await expect(client.deleteUserGroupRestriction({ ID: 1 })).rejects.toMatchObject(missing)
  await expect(client.explainAccess({ UserID, PortID: 'main-entry' })).rejects.toMatchObject(missing)
  expect((await client.getPresetRestrictionTemplate()).Templates).toEqual([])
})

test('users without a right to view or edit restrictions are refused', async () => {
  const bench = await openBench()
  await bench.signIn('billing@whisperingpines.example')
  await expect(bench.client.getPresetRestrictionTemplate()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  await expect(bench.client.explainAccess({ UserID: 1, PortID: 'main-entry' })).rejects.toMatchObject({ status: 403 })
})

test('a lockdown denies all but users who keep access; a fire alarm holds every door open, even in lockdown', async () => {
  const bench = await openSignedIn()
  await giveCode(bench, await bench.user('k.broussard@mail.example'), '7007')
  await giveCode(bench, await bench.user('station7@hfd.example'), '7008')
  await bench.sandbox.store.updateTable('ports').set({ status: 'Locked' }).where('id', '=', 'main-entry').execute()
  expect(await bench.scan('main-entry', '7007')).toMatchObject({ reason: 'lockedDown', message: 'Main Gate, Entry is in lockdown.' })
  expect(await bench.scan('main-entry', '7008')).toMatchObject({ outcome: 'open' })
  await bench.sandbox.store.updateTable('properties').set({ fire_alarm_at: bench.time.now }).where('id', '=', 1).execute()
  await giveCode(bench, await bench.user('gloria.estrada@mail.example'), '7009')
  expect(await bench.scan('main-exit', '7009')).toMatchObject({ outcome: 'open' })
  expect(await bench.scan('main-entry', '7007')).toMatchObject({ outcome: 'open', message: expect.stringContaining('fire alarm') })
  const resident = { UserID: await bench.user('k.broussard@mail.example'), PortID: 'main-entry' }
  expect(await bench.client.explainAccess(resident)).toMatchObject({ Outcome: 'allowed', Deciding: 'fireAlarm' })
})

test('a group without access opens no door', async () => {
  const bench = await openSignedIn()
  await giveCode(bench, await bench.user('gloria.estrada@mail.example'), '7010')
  expect(await bench.scan('main-entry', '7010')).toMatchObject({ outcome: 'denied', reason: 'outsideHours', message: 'Outside the hours of this code. It does not open again.' })
})

test('the QR and Bluetooth checks answer as a reader would', async () => {
  const bench = await openSignedIn()
  const vendor = { UserID: await bench.user('routes@lonestarpest.example'), PortID: 'main-entry' }
  const PropertyLocations = [{ PropertyLocationID: at.entry, IsActive: true }]
  for (const [AccessCodeTypeID, Code] of [[9, 'qr-of-the-vendor'], [8, 'phone-of-the-vendor']] as const) {
    await bench.client.saveUpdateAccessCodeUnique({ userID: vendor.UserID, AccessCodeTypeID, Label: '', Code, PropertyLocations })
  }
  expect(await bench.client.qrCodeAccessCheck(vendor)).toMatchObject({ IsAllowed: false, Reason: 'outsideHours' })
  bench.time.now += 48 * hour + 10 * minute
  await bench.signIn()
  expect(await bench.client.bluetoothAccessCheck(vendor)).toMatchObject({ IsAllowed: true, Reason: 'opened' })
})
