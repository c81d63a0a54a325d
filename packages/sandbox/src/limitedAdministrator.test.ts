import { expect, test } from 'vitest'
import { type AccountCall, callPayloads, type NamedRecords } from './callPayloads.fixture.ts'
import { userId } from './peopleCalls.fixture.ts'
import { day, danaName, openBench } from './testing.fixture.ts'

const admin = 'beatriz.lozano@whisperingpines.example'

/** Opens a sandbox with an administrator limited to one location, and with records of another location. */
async function open() {
  const bench = await openBench()
  const { client, sandbox } = bench
  await bench.signIn()
  const { Locations } = await client.getPropertyInstallLocationDeviceInformation()
  const [elsewhere, own] = ['main-entry', 'service-gate'].map((port) => Locations.find(({ Modules }) => Modules.some(({ Ports }) => Ports.some(({ PortID }) => PortID === port))))
  if (!elsewhere || !own) throw new Error('The property lacks a door.')
  const module = (location: typeof own) => location.Modules[0]?.ModuleID ?? 0
  const { PropertyLocationID: location } = elsewhere
  const code = await client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: 'Cleaners', Code: '60611', PropertyLocations: [{ PropertyLocationID: location, IsActive: true }] })
  const schedule = await client.saveSchedule({ Name: 'Nights', PropertyLocationID: location, DoorOutputMode: 2, Ports: ['main-entry'], Windows: [], Exceptions: [], PausesOnHolidays: false, IsActive: true })
  const holiday = await client.saveHoliday({ PropertyLocationID: location, Name: 'Pine day', From: '2026-12-24', Until: '2026-12-24' })
  const { Lockdown } = await client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Gas leak' })
  const id = await userId(bench, admin)
  await client.updateUserDetail({ ID: id, Version: 1, IsUserAdmin: true, LimitActuationModeID: 3, HasAllLocationAccess: false, PropertyLocations: [own.PropertyLocationID] })
  await client.setUserPassword({ ID: id, Password: 'sandbox2' })
  const records: NamedRecords = {
    account: 1, property: 1, user: await userId(bench, 'k.broussard@mail.example'), group: 4, location, module: module(elsewhere), port: 'main-entry', code: code.ID, template: 1, rule: 1,
    schedule: schedule.ID, holiday: holiday.ID, invite: (await bench.invite('Brightwater')).id, contact: 1, callGroup: 11, callInvitation: 1, visitorCall: 1, import: 1, partnerSite: 1, partnerMigration: 1,
    export: 1, lockdown: Lockdown.ID, alertRule: 1, unit: 1, unitMove: 1,
  }
  return { ...bench, store: sandbox.store, id, records, own, session: await bench.signIn(admin, 'sandbox2') }
}

/**
 * Calls that a limit to some locations doesn't restrict: calls that only read, a door's position on a site plan, which opens nothing, and
 * calls about other users' access, where roles decide.
 */
const unlimited = /^(get|is|check|explain|preview(?!Lockdown)|qrCode|bluetooth|validate|saveAccessPoints|copyDoor|saveSitePlan|saveUpdateRestriction|createUpdateAccess|revokeInvite|deleteAccessCode|sendCodeTo|sendDevice|evoHttp|u2Http|talkMan|omniPoint|entria)/

test('an administrator with limited doors cannot act on other doors by any call', async () => {
  const { records, store, session, seal, send } = await open()
  const doors = { location: 0, port: '', schedule: 0, holiday: 0, invite: '', lockdown: 0, code: 0 }
  const [payloads, others] = [callPayloads(records), callPayloads({ ...records, ...doors })]
  const calls = (Object.keys(payloads) as AccountCall[]).filter((name) => JSON.stringify(payloads[name]) !== JSON.stringify(others[name]) && !unlimited.test(name))
  expect(calls).toEqual(expect.arrayContaining(['openDoor', 'saveSchedule', 'createPinInvite', 'saveHoliday', 'saveUpdateAccessCodeUnique', 'retryLockdown']))
  const tables = ['schedules', 'holidays', 'invites', 'access_codes', 'access_code_locations', 'door_actions', 'lockdown_ports'] as const
  const everything = () => Promise.all(tables.map((table) => store.selectFrom(table).selectAll().orderBy(table === 'access_code_locations' ? 'code_id' : table === 'lockdown_ports' ? 'port_id' : 'id').execute()))
  const before = await everything()
  for (const name of calls) {
    const besides = name === 'migrateAccessCodes' ? { ToPropertyLocationID: records.location === 102 ? 101 : 102 } : {}
    const { status, body } = await send(await seal(name, { ...payloads[name], ...besides }, session))
    const outcome = name === 'retryLockdown' ? body['Retried'] : body['code']
    expect([name, outcome], JSON.stringify(body)).toEqual([name, name === 'retryLockdown' ? 0 : name.endsWith('Lockdown') ? 'NOT_FOUND' : 'LIMITED'])
    expect(status).toBe(name === 'retryLockdown' ? 200 : name.endsWith('Lockdown') ? 404 : 403)
  }
  expect(await everything()).toEqual(before)
})

test('limited administrators act on their own doors, but cannot hold them open if limited to momentary opening', async () => {
  const { client, store, id, own, as, session } = await open()
  const schedule = { Name: 'Mornings', PropertyLocationID: own.PropertyLocationID, Ports: ['service-gate'], Windows: [], Exceptions: [], PausesOnHolidays: false, IsActive: true }
  const code = { userID: null, AccessCodeTypeID: 1 as const, Label: 'Crew', Code: '60612', PropertyLocations: [{ PropertyLocationID: own.PropertyLocationID, IsActive: true }] }
  await as(session, async () => {
    await client.openDoor({ PortID: 'service-gate' })
    await client.createQRInvite({ InviteType: 'Temporary', InviteName: 'Guest', Ports: ['service-gate'] })
    const saved = await client.saveSchedule({ ...schedule, DoorOutputMode: 2 })
    await client.deleteSchedule({ ID: saved.ID })
  })
  await store.updateTable('users').set({ output_mode: 1 }).where('id', '=', id).execute()
  await as(session, async () => {
    const limited = { status: 403, code: 'LIMITED' }
    await expect(client.saveSchedule({ ...schedule, DoorOutputMode: 2 })).rejects.toMatchObject(limited)
    await expect(client.saveUpdateAccessCodeUnique({ ...code, DoorOutputMode: 3 })).rejects.toMatchObject(limited)
    await expect(client.holdDoorOpen({ PortID: 'service-gate', Until: '2026-11-21T20:00:00Z' })).rejects.toMatchObject(limited)
    await client.saveUpdateAccessCodeUnique({ ...code, DoorOutputMode: 1 })
    await client.saveSchedule({ ...schedule, DoorOutputMode: 1 })
  })
})

test('a press while a door is already open for another user is decided and logged separately', async () => {
  const { client, store, id, signIn, as, session } = await open()
  await signIn()
  await client.openDoor({ PortID: 'main-exit' })
  await store.updateTable('users').set({ is_user_admin: 0 }).where('id', '=', id).execute()
  await expect(as(session, () => client.openDoor({ PortID: 'main-exit' }))).rejects.toMatchObject({ status: 403, code: 'NO_ACCESS' })
  const [event] = await store.selectFrom('gate_events').select(['decision', 'who']).orderBy('id', 'desc').limit(1).execute()
  expect(event).toMatchObject({ decision: 'denied', who: 'Beatriz Lozano' })
  const { message } = await client.openDoor({ PortID: 'main-exit' })
  expect(message).toContain(': done.')
})

test('administrators cannot lift their own limits', async () => {
  const { client, store, signIn, own } = await open()
  await signIn()
  const dana = await store.selectFrom('users').select(['id', 'version']).where('username', '=', danaName).executeTakeFirstOrThrow()
  const narrow = { ID: dana.id, LimitActuationModeID: 1 as const, HasAllLocationAccess: false, PropertyLocations: [own.PropertyLocationID] }
  const { User } = await client.updateUserDetail({ ...narrow, Version: dana.version })
  const limited = { status: 403, code: 'LIMITED' }
  await expect(client.updateUserDetail({ ID: dana.id, Version: User.Version, HasAllLocationAccess: true })).rejects.toMatchObject(limited)
  await expect(client.updateUserDetail({ ID: dana.id, Version: User.Version, LimitActuationModeID: 3 })).rejects.toMatchObject(limited)
  await expect(client.saveUserLimitations({ ID: dana.id, LimitActuationModeID: 2, validFrom: null, validFromTime: null, validUntil: null, validUntilTime: null })).rejects.toMatchObject(limited)
  await expect(client.createUpdateAccess({ UserID: dana.id, HasAllLocationAccess: true, PropertyLocations: [], Modules: [] })).rejects.toMatchObject(limited)
  await client.updateUserDetail({ ID: dana.id, Version: User.Version, Notes: 'Night desk', HasAllLocationAccess: false, PropertyLocations: [own.PropertyLocationID] })
})

test('a user past the end of their validity loses all sessions, and signing in says why', async () => {
  const { client, id, as, session, signIn, time } = await open()
  await signIn()
  await client.saveUserLimitations({ ID: id, LimitActuationModeID: 3, validFrom: null, validFromTime: null, validUntil: '2026-11-21', validUntilTime: null })
  await as(session, () => client.getDashboard())
  time.now += day / 1440
  await as(session, () => client.getDashboard())
  time.now = Date.parse('2026-11-22T06:00:00Z')
  await expect(signIn(admin, 'sandbox2')).rejects.toMatchObject({ status: 403, code: 'ACCESS_ENDED' })
  await signIn()
  await client.saveUserLimitations({ ID: id, LimitActuationModeID: 3, validFrom: null, validFromTime: null, validUntil: null, validUntilTime: null })
  const again = await signIn(admin, 'sandbox2')
  await signIn()
  await client.saveUserLimitations({ ID: id, LimitActuationModeID: 3, validFrom: null, validFromTime: null, validUntil: '2026-11-01', validUntilTime: null })
  await expect(as(again, () => client.getDashboard())).rejects.toMatchObject({ status: 401 })
})
