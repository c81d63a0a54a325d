import { openCodeVault } from '../secrets/codeVault.ts'
import { expect, test } from 'vitest'
import type { ApiClient } from '@portal/api-client'
import { encodeWiegand } from '@portal/domain'
import { type Bench, openBench, saturday } from '../testing.fixture.ts'

type CodeInput = Parameters<ApiClient['saveUpdateAccessCodeUnique']>[0]

const entry = 101
const lobby = 108
const gateCode = (Code: string, more: Partial<CodeInput> = {}): CodeInput => ({
  userID: null, AccessCodeTypeID: 1, Label: 'Test', Code, PropertyLocations: [{ PropertyLocationID: entry, IsActive: true }], ...more,
})
const card = (numbers: Partial<CodeInput>, more: Partial<CodeInput> = {}): CodeInput =>
  gateCode('', { AccessCodeTypeID: 11, WiegandFormat: 'H10301', FacilityCodeMode: 1, ...numbers, ...more })

async function openSignedIn(options: Parameters<typeof openBench>[0] = {}): Promise<Bench> {
  const bench = await openBench(options)
  await bench.signIn()
  return bench
}

async function userOf(bench: Bench, email: string): Promise<number> {
  const { id } = await bench.sandbox.store.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return id
}

/** Saves the same code at two locations, which was possible before codes had to be unique in the account. */
async function saveDoublet(bench: Bench, of: number, input: CodeInput): Promise<void> {
  const { ID } = await bench.client.saveUpdateAccessCodeUnique(input)
  const { store } = bench.sandbox
  const { code_hash } = await store.selectFrom('access_codes').select('code_hash').where('id', '=', of).executeTakeFirstOrThrow()
  await store.updateTable('access_codes').set({ code_hash }).where('id', '=', ID).execute()
}

test('§5 a phone number is the same code in every notation, and opens in every notation', async () => {
  const bench = await openSignedIn()
  const phone = (Code: string) => gateCode(Code, { AccessCodeTypeID: 5 })
  await bench.client.saveUpdateAccessCodeUnique(phone('713 555 0177'))
  for (const again of ['+1 (713) 555-0177', '1.713.555.0177']) {
    await expect(bench.client.saveUpdateAccessCodeUnique(phone(again))).rejects.toMatchObject({ code: 'TAKEN', field: 'Code' })
    expect(await bench.client.isAccessPhoneUnique({ Value: again })).toMatchObject({ IsUnique: false })
  }
  expect(await bench.scan('main-entry', '+17135550177')).toMatchObject({ outcome: 'open' })
  await bench.client.saveUpdateAccessCodeUnique(phone('+44 713 555 0177'))
})

test.each(['7135550177', '17135550177'])('§5 a phone number that an older record stores as %s counts as taken', async (kept) => {
  const bench = await openSignedIn()
  const phone = gateCode('713 555 0177', { AccessCodeTypeID: 5 })
  const { ID } = await bench.client.saveUpdateAccessCodeUnique(phone)
  const code_hash = await (await openCodeVault(bench.sandbox.store)).hash('phone', kept)
  await bench.sandbox.store.updateTable('access_codes').set({ code_hash }).where('id', '=', ID).execute()
  await expect(bench.client.saveUpdateAccessCodeUnique(phone)).rejects.toMatchObject({ code: 'TAKEN', field: 'Code' })
  expect(await bench.client.isAccessPhoneUnique({ Value: '+1 713 555 0177' })).toMatchObject({ IsUnique: false })
  expect(await bench.client.checkAccessCode(phone)).toMatchObject({ IsFree: false, field: 'Code' })
  expect(await bench.client.isAccessPhoneUnique({ Value: '+1 713 555 0177', ExceptID: ID })).toMatchObject({ IsUnique: true })
})

test('an unreadable end date is refused, and never stored as no end', async () => {
  const bench = await openSignedIn()
  for (const ValidUntil of ['2026-11-20T00:00:00+05', '9999-12-31T23:59:59-23:59', '0026-12-24T00:00:00Z', '2026-02-30T00:00:00Z']) {
    await expect(bench.client.saveUpdateAccessCodeUnique(gateCode('4820', { ValidUntil }))).rejects.toMatchObject({ status: 400, field: 'ValidUntil' })
  }
})

test('a search treats % and _ as plain characters', async () => {
  const bench = await openSignedIn()
  for (const [index, Label] of ['gate_code', 'gateXcode', '100% pool'].entries()) await bench.client.saveUpdateAccessCodeUnique(gateCode(`482${index}`, { Label }))
  const labels = async (searchText: string) => (await bench.client.getAccessCodes({ searchText })).AccessCodes.map(({ Label }) => Label)
  expect(await labels('gate_code')).toEqual(['gate_code'])
  expect(await labels('100%')).toEqual(['100% pool'])
})

test('§3 a code whose userID is missing, 0 or less is a shared code', async () => {
  const bench = await openSignedIn()
  for (const [index, userID] of [undefined, null, 0, -4].entries()) {
    const { ID } = await bench.client.saveUpdateAccessCodeUnique(gateCode(`777${index}`, { userID }))
    expect((await bench.client.getAccessCode({ ID })).UserID).toBeNull()
  }
})

test('a saved code is returned as entered, and the store keeps it encrypted', async () => {
  const bench = await openSignedIn()
  const { ID } = await bench.client.saveUpdateAccessCodeUnique(gateCode('48151'))
  expect(await bench.client.getAccessCode({ ID })).toMatchObject({ Code: '48151', AccessCodeTypeID: 1, IsActive: true, Version: 1 })
  expect(JSON.stringify(await bench.sandbox.store.selectFrom('access_codes').selectAll().execute())).not.toContain('48151')
})

test('§5 a code is unique in the account, at any location or none, and the check agrees with the save', async () => {
  const bench = await openSignedIn()
  await bench.client.saveUpdateAccessCodeUnique(gateCode('4815'))
  const elsewhere = gateCode('4815', { PropertyLocations: [{ PropertyLocationID: lobby, IsActive: true }] })
  const nowhere = gateCode('4815', { PropertyLocations: [] })
  for (const again of [gateCode('4815'), elsewhere, nowhere]) {
    await expect(bench.client.saveUpdateAccessCodeUnique(again)).rejects.toMatchObject({ status: 409, code: 'TAKEN', field: 'Code' })
    expect(await bench.client.checkAccessCode(again)).toMatchObject({ IsFree: false, field: 'Code' })
  }
  await bench.client.saveUpdateAccessCodeUnique(gateCode('4817', { PropertyLocations: [] }))
  expect(await bench.client.isAccessCodeUnique({ AccessCodeTypeID: 1, Value: '4817' })).toMatchObject({ IsUnique: false, message: 'Test already uses it.' })
  await expect(bench.client.saveUpdateAccessCodeUnique(gateCode('4817'))).rejects.toMatchObject({ code: 'TAKEN' })
  await expect(bench.client.createPinInvite({ InviteType: 'Temporary', InviteName: 'Guest', Ports: ['tower-b-lobby'], Pin: '4817' })).rejects.toMatchObject({ code: 'TAKEN' })
  expect(await bench.client.checkAccessCode(gateCode('4815'))).toMatchObject({ IsFree: false, field: 'Code', TakenBy: 'Test', PlaceName: 'Main Gate, Entry' })
  expect(await bench.client.checkAccessCode(gateCode('4816'))).toMatchObject({ IsFree: true })
})

test('§5 when several users save the same code at once, only one succeeds', async () => {
  const bench = await openSignedIn()
  const results = await Promise.allSettled([1, 2, 3].map(() => bench.client.saveUpdateAccessCodeUnique(gateCode('6161'))))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('§5 Wiegand: format, facility code and number together make a card', async () => {
  const bench = await openSignedIn()
  await bench.client.saveUpdateAccessCodeUnique(card({ FacilityCode: 12, CardNumber: 345 }))
  const same = bench.client.saveUpdateAccessCodeUnique(card({ FacilityCode: 12, CardNumber: 345 }))
  await expect(same).rejects.toMatchObject({ code: 'TAKEN', field: 'CardNumber' })
  await bench.client.saveUpdateAccessCodeUnique(card({ FacilityCode: 13, CardNumber: 345 }))
  await bench.client.saveUpdateAccessCodeUnique(card({ FacilityCode: 12, CardNumber: 345, WiegandFormat: 'H10306' }))
  const range = bench.client.saveUpdateAccessCodeUnique(card({ FacilityCodeMode: 3, FacilityCode: 12, CardRangeFrom: 300, CardRangeTo: 400 }))
  await expect(range).rejects.toMatchObject({ code: 'TAKEN' })
})

test.each<[string, CodeInput, string]>([
  ['a gate code of three digits', gateCode('123'), 'Code'],
  ['a gate code with letters', gateCode('12a4'), 'Code'],
  ['a phone number of two digits', gateCode('12', { AccessCodeTypeID: 5 }), 'Code'],
  ['a phone code on a gate code', gateCode('1234', { PhoneCode: '12' }), 'PhoneCode'],
  ['a facility code out of range', card({ FacilityCode: 256, CardNumber: 1 }), 'FacilityCode'],
  ['facility code 0', card({ FacilityCode: 0, CardNumber: 1 }), 'FacilityCode'],
  ['a missing facility code', card({ FacilityCode: null, CardNumber: 1 }), 'FacilityCode'],
  ['a facility code in a format without one', card({ WiegandFormat: 'H10302', FacilityCode: 3, CardNumber: 1 }), 'FacilityCode'],
  ['a card number out of range', card({ FacilityCode: 1, CardNumber: 65_536 }), 'CardNumber'],
  ['mode 2 with a facility code', card({ FacilityCodeMode: 2, FacilityCode: 4, CardRangeFrom: 1, CardRangeTo: 2 }), 'FacilityCode'],
  ['a range that ends before it begins', card({ FacilityCodeMode: 2, CardRangeFrom: 9, CardRangeTo: 8 }), 'CardRangeTo'],
  ['mode 3 without a facility code', card({ FacilityCodeMode: 3, CardRangeFrom: 1, CardRangeTo: 8 }), 'FacilityCode'],
  ['an end before its start', gateCode('1234', { ValidFrom: '2026-12-02T00:00:00Z', ValidUntil: '2026-12-01T00:00:00Z' }), 'ValidUntil'],
])('%s is refused', async (_name, input, field) => {
  const bench = await openSignedIn()
  await expect(bench.client.saveUpdateAccessCodeUnique(input)).rejects.toMatchObject({ status: 400, code: 'VALIDATION', field })
  expect(await bench.client.checkAccessCode(input)).toMatchObject({ IsFree: false, field })
})

test('SaveUpdateAccessCode replaces the same user’s equal code; the unique save refuses it', async () => {
  const bench = await openSignedIn()
  const userID = await userOf(bench, 'k.broussard@mail.example')
  const mine = gateCode('6001', { userID })
  const { ID } = await bench.client.saveUpdateAccessCode(mine)
  await expect(bench.client.saveUpdateAccessCodeUnique(mine)).rejects.toMatchObject({ code: 'TAKEN' })
  expect(await bench.client.saveUpdateAccessCode({ ...mine, Label: 'Again' })).toMatchObject({ ID, Version: 2 })
  await expect(bench.client.saveUpdateAccessCode(gateCode('6001'))).rejects.toMatchObject({ code: 'TAKEN' })
})

test('a change based on an old version is refused', async () => {
  const bench = await openSignedIn()
  const { ID } = await bench.client.saveUpdateAccessCodeUnique(gateCode('6002'))
  await bench.client.saveUpdateAccessCodeUnique(gateCode('6003', { ID, Version: 1 }))
  await expect(bench.client.saveUpdateAccessCodeUnique(gateCode('6004', { ID, Version: 1 }))).rejects.toMatchObject({
    status: 409, code: 'CONFLICT', body: { current: { ID, Code: '6003', Version: 2, UpdatedBy: 'Dana Whitfield' } },
  })
})

test('another account’s codes, users and locations are answered as not found', async () => {
  const bench = await openSignedIn()
  const { ID } = await bench.client.saveUpdateAccessCodeUnique(gateCode('6005'))
  const carla = await userOf(bench, 'carla.reyes@bayousquare.example')
  await expect(bench.client.saveUpdateAccessCodeUnique(gateCode('6006', { userID: carla }))).rejects.toMatchObject({ status: 404 })
  const home = await bench.signIn('home@oakline.example')
  await bench.as(home, async () => {
    await expect(bench.client.getAccessCode({ ID })).rejects.toMatchObject({ status: 404 })
    await expect(bench.client.deleteAccessCode({ ID })).rejects.toMatchObject({ status: 404 })
    await expect(bench.client.saveUpdateAccessCodeUnique(gateCode('6007'))).rejects.toMatchObject({ status: 404, field: 'PropertyLocationID' })
    expect((await bench.client.getAccessCodes({})).TotalCount).toBe(0)
  })
})

test('a user without the right to edit codes is refused', async () => {
  const bench = await openBench()
  await bench.signIn('billing@whisperingpines.example')
  await expect(bench.client.saveUpdateAccessCodeUnique(gateCode('6008'))).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  await expect(bench.client.getAccessCodes({})).rejects.toMatchObject({ status: 403 })
})

test('§7 a change goes to each controller by the push of its hardware type', async () => {
  const bench = await openSignedIn()
  const PropertyLocations = [101, 106, 107, 103, 108].map((PropertyLocationID) => ({ PropertyLocationID, IsActive: true }))
  const { ID, Pushes } = await bench.client.saveUpdateAccessCodeUnique(gateCode('6009', { PropertyLocations }))
  expect(Pushes.map(({ Push, Status }) => `${Push} ${Status}`).toSorted()).toEqual([
    'Entria acknowledged', 'GET XML acknowledged', 'SendCodeToDeviceByModuleIDList acknowledged', 'SendCodeToDeviceByModuleIDList acknowledged', 'SendCodeToDeviceByModuleIDList waiting',
  ])
  await bench.client.deleteAccessCode({ ID })
  const { Pushes: all } = await bench.client.getDevicePushes({ AccessCodeID: ID })
  expect(all.map(({ Action }) => Action)).toEqual([...Array<string>(5).fill('remove'), ...Array<string>(5).fill('add')])
  expect(all.find(({ Push }) => Push === 'Entria')).toMatchObject({ HardwareID: 84, ModuleName: 'Entria 4DC' })
})

test('a code can be suspended at one location and turned on again', async () => {
  const bench = await openSignedIn()
  const { ID } = await bench.client.saveUpdateAccessCodeUnique(gateCode('6010'))
  expect(await bench.scan('main-entry', '6010')).toMatchObject({ outcome: 'open' })
  await bench.client.setAccessCodeActivation({ ID, PropertyLocationID: entry, IsActive: false })
  expect(await bench.scan('main-entry', '6010')).toMatchObject({ reason: 'wrongReader' })
  await bench.client.setAccessCodeActivation({ ID, PropertyLocationID: entry, IsActive: true })
  expect(await bench.scan('main-entry', '6010')).toMatchObject({ outcome: 'open' })
})

test('codes are found by code, label and user, in pages', async () => {
  const bench = await openSignedIn()
  const all = await bench.client.getAccessCodes({})
  expect(all.AccessCodes).toHaveLength(10)
  expect(all.TotalCount).toBeGreaterThan(20)
  const ids = new Set(all.AccessCodes.map(({ ID }) => ID))
  const second = await bench.client.getAccessCodes({ page: 2 })
  expect(second.AccessCodes.some(({ ID }) => ids.has(ID))).toBe(false)
  const find = async (searchText: string) => (await bench.client.getAccessCodes({ searchText })).AccessCodes.map(({ Label, UserName }) => `${Label} ${UserName}`)
  expect(await find('88213')).toEqual(['Gate code Marcus Tran'])
  expect(await find('Parcel')).toEqual(['Parcel service null'])
  expect(await find('4417')).toEqual(['Key ring Christopher Featherstonehaugh-Okonkwo III'])
  expect(await find('%')).toEqual([])
})

test('codes that end within some days are listed by their own end or their user’s, the earliest first', async () => {
  const bench = await openSignedIn()
  const inDays = (days: number) => new Date(saturday + days * 86_400_000).toISOString()
  const soon = async (EndsWithinDays: number) => (await bench.client.getAccessCodes({ EndsWithinDays })).AccessCodes.map(({ Label, UserName, EndsAt }) => ({ Label, UserName, EndsAt }))
  const ofUser = (await soon(7))[0]
  expect(ofUser).toMatchObject({ UserName: 'Gulf Coast HVAC, night crew' })
  const own = { ID: (await bench.client.saveUpdateAccessCodeUnique(gateCode('60171', { Label: 'Own end', ValidUntil: inDays(20) }))).ID }
  await bench.client.saveUpdateAccessCodeUnique(gateCode('60172', { Label: 'Ended', ValidUntil: inDays(-1) }))
  expect(await soon(7)).toEqual([ofUser])
  expect(await soon(30)).toEqual([ofUser, { Label: 'Own end', UserName: null, EndsAt: inDays(20) }])
  await bench.sandbox.store.updateTable('access_codes').set({ is_active: 0 }).where('id', '=', own.ID).execute()
  expect(await soon(30)).toEqual([ofUser])
})

test('phone codes of a location are listed', async () => {
  const bench = await openSignedIn()
  const { PhoneCodes } = await bench.client.getPhoneCodes({ PropertyLocationID: entry })
  expect(PhoneCodes.filter(({ PhoneCode }) => PhoneCode !== '')).toMatchObject([{ UserName: 'Eleanor Fitzgerald', PhoneNumber: '+17135550129', PhoneCode: '507', IsActive: true }])
  expect(await bench.scan('main-entry', '+1 (713) 555-0129')).toMatchObject({ outcome: 'open', who: 'Eleanor Fitzgerald' })
  expect(await bench.scan('main-entry', '507')).toMatchObject({ outcome: 'open' })
})

test('suggested codes are free, differ from each other and do not follow in order', async () => {
  const bench = await openSignedIn()
  const suggest = async () => (await bench.client.getNextFreeAccessCode({ PropertyLocations: [entry] })).Code
  const codes = await Promise.all(Array.from({ length: 6 }, suggest))
  for (const code of codes) expect(code).toMatch(/^\d{5}$/)
  expect(new Set(codes).size).toBe(codes.length)
  const numbers = codes.map(Number)
  expect(numbers.slice(1).every((number, index) => number === (numbers[index] ?? 0) + 1)).toBe(false)
  for (const code of codes) await expect(bench.client.saveUpdateAccessCodeUnique(gateCode(code ?? ''))).resolves.toBeDefined()
})

test('a code in use, a guest’s PIN and an excluded code are not suggested', async () => {
  const drawn = [73190, 91823, 40417, 52064]
  let next = 0
  const bench = await openSignedIn({ randomBelow: () => drawn[next++ % drawn.length] ?? 0 })
  await bench.client.saveUpdateAccessCodeUnique(gateCode('73190'))
  expect(await bench.client.getNextFreeAccessCode({ PropertyLocations: [entry], Except: ['91823'] })).toEqual({ Code: '40417' })
})

test('§3 a hold-open code is checked for before one is created; a user gets only one, and it holds its door open', async () => {
  const bench = await openSignedIn()
  const UserID = await userOf(bench, 'beatriz.lozano@whisperingpines.example')
  const { Locations } = await bench.client.getPropertyInstallLocationDeviceInformation()
  const ModuleID = Locations.find(({ PropertyLocationID }) => PropertyLocationID === lobby)?.Modules[0]?.ModuleID ?? 0
  const where = { PropertyLocationID: lobby, UserID, ModuleID }
  expect(await bench.client.checkHoldOpenCodeForModule(where)).toMatchObject({ HasHoldOpenCode: false, AccessCodeID: null })
  const { ID } = await bench.client.createHoldOpenUser({ ...where, Code: '7474' })
  expect(await bench.client.checkHoldOpenCodeForModule(where)).toMatchObject({ HasHoldOpenCode: true, AccessCodeID: ID })
  await expect(bench.client.createHoldOpenUser({ ...where, Code: '7475' })).rejects.toMatchObject({ status: 409, code: 'HOLD_OPEN_EXISTS' })
  await expect(bench.client.checkHoldOpenCodeForModule({ ...where, PropertyLocationID: entry })).rejects.toMatchObject({ status: 404 })
  expect(await bench.scan('tower-b-lobby', '7474')).toMatchObject({ outcome: 'open', message: 'Tower B Lobby is held open.' })
  expect(await bench.scan('tower-b-lobby', '7474')).toMatchObject({ outcome: 'open', message: 'Tower B Lobby is closed again.' })
})

test('codes move to another location row by row', async () => {
  const bench = await openSignedIn()
  const there = [{ PropertyLocationID: lobby, IsActive: true }]
  const free = await bench.client.saveUpdateAccessCodeUnique(gateCode('6020'))
  const taken = await bench.client.saveUpdateAccessCodeUnique(gateCode('6021'))
  await saveDoublet(bench, taken.ID, gateCode('6022', { PropertyLocations: there }))
  await bench.signIn('devices@whisperingpines.example')
  await expect(bench.client.migrateAccessCodes({ FromPropertyLocationID: entry, ToPropertyLocationID: lobby })).rejects.toMatchObject({ status: 403 })
  await bench.signIn()
  const answer = await bench.client.migrateAccessCodes({
    FromPropertyLocationID: entry, ToPropertyLocationID: lobby, AccessCodeIDs: [free.ID, taken.ID, 9999],
  })
  expect(answer.Rows.map(({ IsDone }) => IsDone)).toEqual([true, false, false])
  expect(answer.MovedCount).toBe(1)
  expect((await bench.client.getAccessCode({ ID: free.ID })).PropertyLocations).toEqual([{ ...there[0], Ports: null }])
  expect(await bench.scan('tower-b-lobby', '6020')).toMatchObject({ outcome: 'open' })
})

test('§7 the preview of moving codes names the codes that stay and the controllers that add and remove them', async () => {
  const bench = await openSignedIn()
  const free = await bench.client.saveUpdateAccessCodeUnique(gateCode('6030'))
  const taken = await bench.client.saveUpdateAccessCodeUnique(gateCode('6031'))
  const off = await bench.client.saveUpdateAccessCodeUnique(gateCode('6032', { IsActive: false }))
  await saveDoublet(bench, taken.ID, gateCode('6033', { Label: 'Courier', PropertyLocations: [{ PropertyLocationID: lobby, IsActive: true }] }))
  const request = { FromPropertyLocationID: entry, ToPropertyLocationID: lobby, AccessCodeIDs: [free.ID, taken.ID, off.ID] }
  const { Rows, Modules } = await bench.client.previewMigrateAccessCodes(request)
  expect(Rows.map(({ IsMovable, Adds, Removes }) => [IsMovable, Adds.length, Removes.length])).toEqual([[true, 1, 1], [false, 0, 0], [true, 0, 0]])
  expect(Rows[1]?.message).toMatch(/ already uses it/)
  expect(Modules.map(({ HardwareModel }) => HardwareModel).toSorted()).toEqual(['W480', 'WXL'])
  expect((await bench.client.getAccessCode({ ID: free.ID })).PropertyLocations).toMatchObject([{ PropertyLocationID: entry }])

  const copied = await bench.client.previewMigrateAccessCodes({ ...request, IsCopy: true })
  expect(copied.Rows.flatMap(({ Removes }) => Removes)).toEqual([])

  const done = await bench.client.migrateAccessCodes(request)
  expect(done.Rows.map(({ IsDone }) => IsDone)).toEqual(Rows.map(({ IsMovable }) => IsMovable))
  expect(new Set(done.Pushes.map(({ ModuleID }) => ModuleID))).toEqual(new Set([...(Rows[0]?.Adds ?? []), ...(Rows[0]?.Removes ?? [])]))
  await expect(bench.client.previewMigrateAccessCodes({ ...request, ToPropertyLocationID: entry })).rejects.toMatchObject({ status: 400, field: 'ToPropertyLocationID' })
})

test('a card opens by its bits and by its numbers; a card range opens by any of its cards', async () => {
  const bench = await openSignedIn()
  const bits = encodeWiegand('H10301', { facilityCode: 118, cardNumber: 4417 })
  expect(await bench.scan('main-entry', bits)).toMatchObject({ outcome: 'open', who: 'Christopher Featherstonehaugh-Okonkwo III' })
  expect(await bench.scan('main-entry', '118-4417')).toMatchObject({ outcome: 'open' })
  expect(await bench.scan('main-entry', 'H10301:118:3902')).toMatchObject({ reason: 'lost', message: 'This entry method was reported lost.' })
  expect(await bench.scan('main-entry', 'H10301:60:1049')).toMatchObject({ outcome: 'open', who: 'Patrol cards, box 3' })
  expect(await bench.scan('main-entry', 'H10301:60:1050')).toMatchObject({ reason: 'unknownCode' })
  expect(await bench.scan('main-entry', 'H10301:61:1049')).toMatchObject({ reason: 'unknownCode' })
})
