import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type AccountCall, callPayloads, type NamedRecords } from './callPayloads.fixture.ts'
import { userId } from './peopleCalls.fixture.ts'
import { tablesOf } from './store/tablesOf.fixture.ts'
import { type Bench, openBench } from './testing.fixture.ts'

/** Tables that any call may write. */
const ofTransport = new Set(['sessions', 'nonces', 'transport_keys', 'idempotency', 'attempts', 'settings'])

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const { client, sandbox } = bench
  const [schedule, rule, code, template] = await Promise.all([
    client.saveSchedule({ Name: 'Nights', PropertyLocationID: 101, DoorOutputMode: 2, Ports: ['main-entry'], Windows: [], Exceptions: [], PausesOnHolidays: false, IsActive: true }),
    client.saveUpdateRestriction({ UserGroupID: 2, PropertyLocationID: 101, Restriction: { Windows: null } }),
    client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: 'Pine cleaners', Code: '60611', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }),
    client.savePresetTemplate({ Name: 'Pine hours', Restriction: { Windows: null } }),
  ])
  const holiday = await client.saveHoliday({ PropertyLocationID: 101, Name: 'Pine day', From: '2026-12-24', Until: '2026-12-24' })
  const { Lockdown: lockdown } = await client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Pine gas leak' })
  const { Contact } = await client.saveContact({ PropertyID: 1, Name: 'Pine contact', Relation: '', Phone: '', Email: '', Notes: '' })
  const { module_id: module } = await sandbox.store.selectFrom('port_modules').select('module_id').where('port_id', '=', 'main-entry').executeTakeFirstOrThrow()
  const { Unit: unit } = await client.saveUnit({ ID: null, Name: 'Pine 1' })
  const mover = await userId(bench, 'k.broussard@mail.example')
  await client.addUnitResident({ ID: unit.ID, UserID: mover })
  const { Unit: { Moves } } = await client.saveUnitMove({ ID: unit.ID, Users: [mover], Date: '2027-12-31' })
  const records: NamedRecords = {
    account: 1, property: 1, lockdown: lockdown.ID, user: await userId(bench, 'k.broussard@mail.example'), group: 2, location: 101, module, port: 'main-entry', code: code.ID,
    alertRule: 1, template: template.ID, rule: rule.ID, schedule: schedule.ID, holiday: holiday.ID, invite: (await bench.invite('Brightwater')).id, contact: Contact.ID, callGroup: 11, callInvitation: 1, visitorCall: 1,
    unit: unit.ID, unitMove: Moves[0]?.ID ?? 0,
    partnerSite: 1, partnerMigration: (await client.startPartnerMigration({ SiteID: 1, PropertyID: 1 })).MigrationID,
    import: (await client.createImport({ PropertyID: 1, FileName: 'Pine movers.csv', Rows: 1 })).ImportID,
    export: (await client.createExport({ Name: 'Pine people', Format: 'csv', What: { Of: 'users' } })).ExportID,
  }
  await client.changeExport({ ExportID: records.export, Action: 'cancel' })
  return { bench, records }
}

async function everything({ sandbox: { store } }: Bench): Promise<Record<string, unknown>> {
  const kept = (await tablesOf(store)).filter((name) => !ofTransport.has(name) && !name.startsWith('people_'))
  const rowsOf = async (name: string) => (await sql`select * from ${sql.table(name)}`.execute(store)).rows.map((row) => JSON.stringify(row)).toSorted()
  return Object.fromEntries(await Promise.all(kept.map(async (name) => [name, await rowsOf(name)] as const)))
}

/** Calls that only an owner who sets up a house may make. */
const ofHouses = new Set<AccountCall>(['updateSingleFamilyManualAccount', 'getHouseSetup', 'saveHouseSetup', 'ringHouse'])

/** Calls whose request names no record of the other account: lists and checks of one's own account. */
const aboutOneself = new Set<AccountCall>(['getTimezones', 'getPropertyInstallLocationDeviceInformation', 'getPresetRestrictionTemplate', 'getInvites', 'getGuestRules', 'getCallOutcomes', 'goToAnything', 'getControllers', 'updateSingleFamilyManualAccount', 'getHouseSetup', 'saveHouseSetup', 'getLogViews', 'getAccountBrand', 'getAlertRules', 'getOwnAlerts', 'setAlerts', 'seeAlertNotices', 'getCardSuggestion'])

test('an administrator of another account can read and change nothing by this account’s ids', async () => {
  const { bench, records } = await open()
  const session = await bench.signIn('home@oakline.example')
  const payloads = callPayloads(records)
  const before = await everything(bench)
  for (const name of (Object.keys(payloads) as AccountCall[]).filter((one) => !ofHouses.has(one))) {
    const { status, body } = await bench.send(await bench.seal(name, payloads[name], session))
    const text = JSON.stringify(body)
    expect(text, name).not.toMatch(/Whispering|Pine |Broussard|Brightwater|Main Gate|Residents|Leasing|60611/)
    expect(status, `${name}: ${text}`).not.toBe(500)
    if (status < 300 && !aboutOneself.has(name)) expect(isEmptyAnswer(name, body), `${name}: ${text}`).toBe(true)
  }
  expect(await everything(bench)).toEqual(before)
})

/** Whether an answer reveals nothing: rows of a batch may be refused one by one, and a list of invisible records is empty. */
function isEmptyAnswer(name: AccountCall, body: Record<string, unknown>): boolean {
  if (Array.isArray(body['Results'])) return body['Done'] === 0
  const lists = Object.values(body).filter(Array.isArray)
  return name.startsWith('get') && lists.length > 0 && lists.every(({ length }) => length === 0)
}

test('§6 codes, restrictions and explanations neither show nor change users above, and do not change users beside', async () => {
  const { bench, records } = await open()
  const admin = 'beatriz.lozano@whisperingpines.example'
  const above = await userId(bench, 'station7@hfd.example')
  const beside = await userId(bench, 'sofia.marchetti@whisperingpines.example')
  const PropertyLocations = [{ PropertyLocationID: 101, IsActive: true }]
  const codeOf = async (userID: number, Code: string) =>
    (await bench.client.saveUpdateAccessCodeUnique({ userID, AccessCodeTypeID: 1, Label: 'Of theirs', Code, PropertyLocations })).ID
  const codes = { above: await codeOf(above, '60701'), beside: await codeOf(beside, '60702') }
  const groupOf = async (id: number) => (await bench.client.getUserDetail({ ID: id })).UserGroupID ?? 0
  const groups = { above: await groupOf(above), beside: await groupOf(beside) }
  await bench.client.updateUserDetail({ ID: await userId(bench, admin), Version: 1, IsUserAdmin: true })
  await bench.client.setUserPassword({ ID: await userId(bench, admin), Password: 'sandbox2' })
  const session = await bench.signIn(admin, 'sandbox2')

  const statusOf = async (name: AccountCall, of: Partial<NamedRecords>) => {
    const payloads = callPayloads({ ...records, ...of })
    return (await bench.send(await bench.seal(name, payloads[name], session))).status
  }
  const reading: AccountCall[] = ['getUserAccessRestriction', 'qrCodeAccessCheck', 'explainAccess', 'previewRestrictionEffect', 'getAppliedGroupRestriction', 'getAccessCode', 'checkHoldOpenCodeForModule']
  const changing: AccountCall[] = [
    'createUpdateAccess', 'saveUpdateaccessRestrictions', 'saveUpdateRestriction', 'saveAccessPoints', 'copyDoorRestrictions', 'deleteAccessCode', 'setAccessCodeActivation',
    'saveUpdateAccessCode', 'createHoldOpenUser',
  ]
  for (const name of [...reading, ...changing]) expect(await statusOf(name, { user: above, group: groups.above, code: codes.above }), name).toBe(404)
  for (const name of changing) expect(await statusOf(name, { user: beside, group: groups.beside, code: codes.beside }), name).toBe(403)
  for (const name of reading) expect(await statusOf(name, { user: beside, group: groups.beside, code: codes.beside }), name).toBe(200)
  const theirCode = { AccessCodeTypeID: 1, Code: '60701', Label: '', PropertyLocations } as const
  const taken = await bench.client.isAccessCodeUnique({ AccessCodeTypeID: 1, Value: '60701' })
  expect(taken).toMatchObject({ IsUnique: false, TakenBy: '', message: expect.stringContaining('Another user already uses it at ') as string })
  expect(await bench.client.checkAccessCode(theirCode)).toMatchObject({ IsFree: false, TakenBy: null, message: taken.message })
  await expect(bench.client.saveUpdateAccessCode({ userID: null, ...theirCode })).rejects.toMatchObject({ status: 409, body: { message: taken.message } })
  expect(await bench.client.isAccessCodeUnique({ AccessCodeTypeID: 1, Value: '60702' })).toMatchObject({ TakenBy: 'Sofia Marchetti' })
  const { AccessCodes } = await bench.client.getAccessCodes({ count: 100 })
  const shown = new Set(AccessCodes.map(({ ID }) => ID))
  expect([shown.has(codes.above), shown.has(codes.beside), shown.has(records.code)]).toEqual([false, true, true])
})
