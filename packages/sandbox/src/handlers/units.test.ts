import { expect, test } from 'vitest'
import { openMemorySandbox } from '../hosts/memory/index.ts'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, day, openBench } from '../testing.fixture.ts'

const kim = 'k.broussard@mail.example'
const priya = 'priya.ro@mail.example'

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const ids = { kim: await userId(bench, kim), priya: await userId(bench, priya) }
  const unitOf = async (id: number) => (await bench.client.getUserDetail({ ID: id })).Units
  return { bench, client: bench.client, ids, unitOf, home: (await unitOf(ids.priya))[0]?.ID ?? 0 }
}

/** Saves a user with another text for the unit, as the specified call does. */
async function saveText({ client }: Bench, ID: number, Unit: string) {
  return (await client.updateUserDetail({ ID, Unit, Version: (await client.getUserDetail({ ID })).Version })).User
}

const mayEnter = async (bench: Bench) => (await bench.scan('main-entry', '15012')).outcome

test('the specified text finds the unit in any case, or creates it', async () => {
  const { bench, ids, home } = await open()
  expect((await saveText(bench, ids.kim, '  ph  2 ')).Units).toMatchObject([{ Name: 'ph 2' }])
  const units = async () => (await bench.client.getUnits({ searchText: 'ph 2' })).Units
  expect(await units()).toMatchObject([{ Name: 'ph 2', Residents: [{ UserID: ids.kim }] }])
  const { Name } = (await bench.client.getUnit({ ID: home })).Unit
  expect((await saveText(bench, ids.kim, Name.toLowerCase())).Units).toEqual([{ ID: home, Name }])
  expect(await units()).toMatchObject([{ Residents: [] }])
  expect((await saveText(bench, ids.kim, '')).Units).toEqual([])
})

test('a new name reaches every resident, and an older form conflicts instead of bringing the old name back', async () => {
  const { bench, client, ids, home } = await open()
  const form = await client.getUserDetail({ ID: ids.priya })
  const { Unit } = await client.getUnit({ ID: home })
  const saved = await client.saveUnit({ ID: home, Name: 'Villa 7', Building: 'North', Version: Unit.Version })
  expect(saved.Unit).toMatchObject({ Name: 'Villa 7', Building: 'North', Version: Unit.Version + 1 })
  expect(await client.getUserDetail({ ID: ids.priya })).toMatchObject({ Unit: 'Villa 7' })
  expect((await client.getUserTierUserList({ searchText: 'villa', searchType: 'Unit' })).Users.map(({ ID }) => ID)).toContain(ids.priya)
  await expect(client.updateUserDetail({ ID: ids.priya, Unit: form.Unit, Version: form.Version })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(client.saveUnit({ ID: home, Name: 'Villa 8', Version: Unit.Version })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(bench.sandbox.store.updateTable('users').set({ unit: 'Drift' }).where('id', '=', ids.priya).execute()).rejects.toThrow(/foreign key/i)
})

test('a user is found by any of their units, by the beginning of its words', async () => {
  const { client, ids } = await open()
  const { Unit } = await client.saveUnit({ ID: null, Name: 'Villa Nine' })
  await client.addUnitResident({ ID: Unit.ID, UserID: ids.priya })
  const found = async (searchText: string, searchType: 'All' | 'Unit' | 'Name' = 'All') => {
    const { Users, Total } = await client.getUserTierUserList({ searchText, searchType })
    expect(Total).toBe(Users.length)
    return Users.map(({ ID }) => ID)
  }
  expect([await found('villa nin'), await found('NINE', 'Unit'), await found('illa'), await found('villa nin', 'Name')]).toEqual([[ids.priya], [ids.priya], [], []])
  expect((await client.goToAnything({ searchText: 'villa ni' })).People?.Items.map(({ ID }) => ID)).toEqual([ids.priya])
  expect(await found('Priya')).toContain(ids.priya)
})

test('renaming a unit to another’s name asks first, and then merges both', async () => {
  const { client, ids, home, unitOf } = await open()
  const { Unit } = await client.saveUnit({ ID: null, Name: 'Villa 7' })
  await client.addUnitResident({ ID: Unit.ID, UserID: ids.kim })
  await client.addUnitResident({ ID: Unit.ID, UserID: ids.priya })
  const { Name } = (await client.getUnit({ ID: home })).Unit
  await expect(client.saveUnit({ ID: Unit.ID, Name: Name.toLowerCase() })).rejects.toMatchObject({ code: 'UNIT_EXISTS', body: { unit: { ID: home, Name } } })
  const merged = await client.saveUnit({ ID: Unit.ID, Name, MergesInto: home })
  expect(merged.Unit.Residents.map(({ UserID }) => UserID)).toEqual(expect.arrayContaining([ids.kim, ids.priya]))
  expect(await unitOf(ids.priya)).toEqual([{ ID: home, Name }])
  await expect(client.getUnit({ ID: Unit.ID })).rejects.toMatchObject({ status: 404 })
})

test('only an empty unit can be deleted', async () => {
  const { client, ids, home } = await open()
  const { Unit } = await client.getUnit({ ID: home })
  await expect(client.deleteUnit({ ID: home, Version: Unit.Version })).rejects.toMatchObject({ code: 'UNIT_HAS_RESIDENTS' })
  const { AccountTotal, AccountVacant } = await client.getUnits({})
  for (const { UserID } of Unit.Residents) await client.removeUnitResident({ ID: home, UserID })
  expect(await client.getUnits({ status: 'vacant' })).toMatchObject({ Total: AccountVacant + 1, AccountVacant: AccountVacant + 1, AccountTotal })
  await client.deleteUnit({ ID: home, Version: Unit.Version })
  expect(await client.getUserDetail({ ID: ids.priya })).toMatchObject({ Unit: '', Units: [] })
})

test('the list names the same call groups of a unit as the unit’s page', async () => {
  const { client } = await open()
  const { Units } = await client.getUnits({ count: 100 })
  expect(Units.some(({ CallGroups }) => CallGroups.length > 0)).toBe(true)
  for (const { ID, CallGroups } of Units) expect((await client.getUnit({ ID })).Unit.CallGroups).toEqual(CallGroups)
})

test('a user lives in two units; both list the user, and leaving the first makes the other one first', async () => {
  const { client, ids, home, unitOf } = await open()
  const { Unit: second } = await client.saveUnit({ ID: null, Name: 'Villa 9' })
  await client.addUnitResident({ ID: second.ID, UserID: ids.priya })
  const [first] = await unitOf(ids.priya)
  expect((await client.getUnit({ ID: second.ID })).Unit.Residents).toMatchObject([{ UserID: ids.priya, OtherUnits: [first] }])
  expect((await client.getUserTierUserList({ unitID: second.ID })).Users.map(({ ID }) => ID)).toEqual([ids.priya])
  expect((await client.getUserTierUserList({ unitID: home })).Users.map(({ ID }) => ID)).toContain(ids.priya)
  await client.removeUnitResident({ ID: home, UserID: ids.priya })
  expect(await client.getUserDetail({ ID: ids.priya })).toMatchObject({ Unit: 'Villa 9', Units: [{ ID: second.ID }] })
})

test('a move-in begins on its date, and takes no access from a user who lives elsewhere', async () => {
  const { bench, client, ids } = await open()
  const { Unit } = await client.saveUnit({ ID: null, Name: 'Villa 9' })
  const movingIn = { ID: Unit.ID, UserID: ids.kim, validFrom: '2027-01-04', validFromTime: '09:00' }
  await expect(client.addUnitResident(movingIn)).rejects.toMatchObject({ field: 'validFrom' })
  await saveText(bench, ids.kim, '')
  const added = await client.addUnitResident(movingIn)
  expect(added.Unit.Residents).toMatchObject([{ UserID: ids.kim, MovesInAt: '2027-01-04T15:00:00.000Z' }])
  expect(await client.getUserDetail({ ID: ids.kim })).toMatchObject({ Status: 'NotYetValid', validFrom: '2027-01-04' })
})

test('moves to come are sorted by date, whichever unit of a resident and whichever kind of move it is', async () => {
  const { bench, client, ids, home } = await open()
  const { Unit: villa } = await client.saveUnit({ ID: null, Name: 'Villa 9' })
  const { Unit: annex } = await client.saveUnit({ ID: null, Name: 'Annex 9' })
  await saveText(bench, ids.kim, '')
  await client.addUnitResident({ ID: villa.ID, UserID: ids.kim, validFrom: '2027-01-04', validFromTime: '09:00' })
  await client.addUnitResident({ ID: annex.ID, UserID: ids.kim })
  await client.saveUnitMove({ ID: home, Users: [ids.priya], Date: '2027-01-04', Time: '08:00' })
  const { Units, Total } = await client.getUnits({ status: 'moves', sort: 'Name DESC', count: 100 })
  expect(Units).toMatchObject([
    { MovesInAt: '2026-11-30T06:00:00.000Z' },
    { ID: home, MovesOutAt: '2027-01-04T14:00:00.000Z', MovesInAt: null },
    { Name: 'Annex 9', MovesOutAt: null, MovesInAt: '2027-01-04T15:00:00.000Z' },
    { Name: 'Villa 9', MovesOutAt: null, MovesInAt: '2027-01-04T15:00:00.000Z' },
  ])
  expect(Total).toBe(Units.length)
  bench.time.now = Date.parse('2027-01-04T15:00:00.000Z')
  await bench.signIn()
  expect(await client.getUnits({ status: 'moves' })).toMatchObject({ Total: 0 })
  expect((await client.getUnits({ count: 100 })).Units.find(({ ID }) => ID === home)).toMatchObject({ MovesOutAt: null })
})

test('on its date a move-out ends the access of residents, except of one who lives elsewhere, and can be undone', async () => {
  const { bench, client, ids, home, unitOf } = await open()
  const { Unit: second } = await client.saveUnit({ ID: null, Name: 'Villa 9' })
  await client.addUnitResident({ ID: home, UserID: ids.kim })
  await client.removeUnitResident({ ID: (await unitOf(ids.kim)).find(({ ID }) => ID !== home)?.ID ?? home, UserID: ids.kim })
  await client.addUnitResident({ ID: home, UserID: ids.kim })
  await client.addUnitResident({ ID: second.ID, UserID: ids.kim })
  const Users = [ids.priya, ids.kim]
  const plan = await client.getUnitMovePlan({ ID: home, Users })
  expect(plan.Users).toMatchObject([{ UserID: ids.priya, KeepsAccess: false, IsAllowed: true }, { UserID: ids.kim, KeepsAccess: true, OtherUnits: [{ Name: 'Villa 9' }], Lines: [] }])
  const { Unit } = await client.saveUnitMove({ ID: home, Users, Date: '2026-12-31' })
  expect(Unit.Moves).toMatchObject([{ Date: '2026-12-31', Time: null, At: '2027-01-01T06:00:00.000Z', Users: expect.arrayContaining([{ UserID: ids.priya, Name: 'Priya Raghunathan-O’Sullivan' }]) as unknown }])
  await expect(client.saveUnitMove({ ID: home, Users: [ids.kim], Date: '2027-02-01' })).rejects.toMatchObject({ code: 'ALREADY_MOVES' })
  expect((await client.getUnits({ status: 'movesOut' })).Units).toMatchObject([{ ID: home, MovesOutAt: Unit.Moves[0]?.At }])
  expect(await mayEnter(bench)).toBe('open')
  bench.time.now = Date.parse('2027-01-01T06:00:00.000Z') - 1000
  await bench.signIn()
  expect(await mayEnter(bench)).toBe('open')
  bench.time.now += 2000
  expect((await client.getUnit({ ID: home })).Unit.Residents.map(({ UserID }) => UserID)).not.toContain(ids.priya)
  expect(await mayEnter(bench)).toBe('denied')
  expect(await client.getUserDetail({ ID: ids.priya })).toMatchObject({ Status: 'NoAccess', Units: [] })
  expect(await client.getUserDetail({ ID: ids.kim })).toMatchObject({ Unit: 'Villa 9', Status: expect.not.stringMatching('NoAccess') as string })
  const { LastMove } = (await client.getUnit({ ID: home })).Unit
  await client.undoBulkAction({ ReceiptID: LastMove?.ReceiptID ?? 0 })
  expect(await mayEnter(bench)).toBe('open')
  expect(await unitOf(ids.kim)).toMatchObject([{ ID: home }, { Name: 'Villa 9' }])
  expect((await client.getUnit({ ID: home })).Unit).toMatchObject({ LastMove: null })
  bench.time.now += day
})

test('a move-out that two processes run at once happens once', async () => {
  const { bench, client, ids, home } = await open()
  await client.saveUnitMove({ ID: home, Users: [ids.priya], Date: '2026-12-31' })
  bench.time.now += 400 * day
  const { store, clock } = bench.sandbox
  const other = await openMemorySandbox({ store, clock })
  await Promise.all([bench.sandbox.tick(), other.tick(), bench.signIn()])
  await bench.sandbox.tick()
  expect(await store.selectFrom('undo_receipts').select('people').execute()).toEqual([{ people: 1 }])
  expect(await mayEnter(bench)).toBe('denied')
})

test('a planned move-out runs even if its author has lost the right', async () => {
  const { bench, client, ids, home } = await open()
  await client.saveUnitMove({ ID: home, Users: [ids.priya], Date: '2026-12-31' })
  await bench.sandbox.store.updateTable('users').set({ is_user_admin: 0 }).where('email', '=', 'dana.whitfield@whisperingpines.example').execute()
  bench.time.now += 400 * day
  await bench.sandbox.tick()
  expect(await mayEnter(bench)).toBe('denied')
})

test('the last administrator does not move out, and is named', async () => {
  const { bench, client, ids, home } = await open()
  await saveText(bench, ids.priya, (await client.getUnit({ ID: home })).Unit.Name)
  await client.updateUserDetail({ ID: ids.priya, Version: (await client.getUserDetail({ ID: ids.priya })).Version, IsUserAdmin: true, IsWebLoginEnabled: true })
  await client.setUserPassword({ ID: ids.priya, Password: 'sandbox2' })
  await client.saveUnitMove({ ID: home, Users: [ids.priya], Date: '2026-12-31' })
  await bench.sandbox.store.updateTable('users').set({ is_user_admin: 0 }).where('id', '!=', ids.priya).execute()
  bench.time.now += 400 * day
  await bench.sandbox.tick()
  await bench.signIn(priya, 'sandbox2')
  expect((await client.getUnit({ ID: home })).Unit.LastMove).toMatchObject({ ReceiptID: null, Refused: ['Priya Raghunathan-O’Sullivan'] })
  expect(await mayEnter(bench)).toBe('open')
})

test('moving out at once returns the receipt that undoes it', async () => {
  const { bench, client, ids, home } = await open()
  const { ReceiptID, Unit } = await client.saveUnitMove({ ID: home, Users: [ids.priya], Date: null })
  expect(Unit.Residents.map(({ UserID }) => UserID)).not.toContain(ids.priya)
  expect(await mayEnter(bench)).toBe('denied')
  await client.undoBulkAction({ ReceiptID: ReceiptID ?? 0 })
  expect(await mayEnter(bench)).toBe('open')
})

test('a canceled move-out does nothing', async () => {
  const { bench, client, ids, home } = await open()
  const { Unit } = await client.saveUnitMove({ ID: home, Users: [ids.priya], Date: '2026-12-31' })
  const MoveID = Unit.Moves[0]?.ID ?? 0
  const changed = await client.saveUnitMove({ ID: home, MoveID, Users: [ids.priya], Date: '2026-12-30', Time: '18:00' })
  expect(changed.Unit.Moves).toMatchObject([{ ID: MoveID, Date: '2026-12-30', Time: '18:00' }])
  expect((await client.cancelUnitMove({ MoveID })).Unit.Moves).toEqual([])
  bench.time.now += 400 * day
  await bench.sandbox.tick()
  expect(await mayEnter(bench)).toBe('open')
})

test('the preview of an import names new units, and undoing it removes those that it left empty', async () => {
  const { bench, client, home } = await open()
  const { Name } = (await client.getUnit({ ID: home })).Unit
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: 4 })
  await client.addImportRows({ ImportID, Rows: [{ Row: 2, Person: { Name: 'Mover One', Unit: 'Villa 12' } }, { Row: 3, Person: { Name: 'Mover Two', Unit: Name.toLowerCase() } }, { Row: 4, Person: { Name: 'Mover Three', Unit: 'villa  12' } }, { Row: 5, Person: { Name: 'Mover Four' } }] })
  expect((await client.previewImport({ ImportID, After: 0 })).Rows.map(({ NewUnit }) => NewUnit)).toEqual(['Villa 12', '', 'villa 12', ''])
  await client.changeImport({ ImportID, Action: 'start' })
  await client.getImport({ ImportID })
  expect((await client.getUnits({ searchText: 'Mover' })).Units.map((unit) => unit.Name)).toEqual([Name, 'Villa 12'])
  await client.undoImport({ ImportID })
  await client.getImport({ ImportID })
  expect((await client.getUnits({ searchText: 'Villa 12' })).Units).toEqual([])
  expect((await client.getUnit({ ID: home })).Unit.Name).toBe(Name)
  await bench.sandbox.tick()
})

test('an administrator sees only the residents that they may see on other pages', async () => {
  const { bench, client, ids } = await open()
  const { Unit } = await client.saveUnit({ ID: null, Name: 'Villa 9' })
  const dana = await userId(bench, 'dana.whitfield@whisperingpines.example')
  for (const UserID of [ids.kim, dana]) await client.addUnitResident({ ID: Unit.ID, UserID })
  const beatriz = await userId(bench, 'beatriz.lozano@whisperingpines.example')
  await client.updateUserDetail({ ID: beatriz, Version: (await client.getUserDetail({ ID: beatriz })).Version, IsUserAdmin: true })
  await client.setUserPassword({ ID: beatriz, Password: 'sandbox2' })
  expect((await client.getUnit({ ID: Unit.ID })).Unit.Residents).toHaveLength(2)
  await bench.signIn('beatriz.lozano@whisperingpines.example', 'sandbox2')
  expect((await client.getUnit({ ID: Unit.ID })).Unit.Residents.map(({ UserID }) => UserID)).toEqual([ids.kim])
  await expect(client.saveUnitMove({ ID: Unit.ID, Users: [dana], Date: null })).rejects.toMatchObject({ status: 404 })
})
