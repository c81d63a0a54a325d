import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runImports } from '../importing/runImports.ts'
import { openCodeVault } from '../secrets/codeVault.ts'
import { modelRuns } from '../model.fixture.ts'
import { type Bench, danaName, day, longTest, openBench } from '../testing.fixture.ts'

type Person = Partial<Record<'Name' | 'Email' | 'Phone' | 'Unit' | 'UserGroup' | 'DirectoryPin' | 'Notes', string>>
type Choice = 'merge' | 'skip' | 'keepBoth'

/** Uploads a file of users, as the portal does. The headings are row 1. */
async function handOver({ client }: Bench, people: readonly (Person & { Choice?: Choice })[]) {
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: people.length })
  const Rows = people.map(({ Choice, ...Person }, index) => ({ Row: index + 2, Choice, Person }))
  await client.addImportRows({ ImportID, Rows })
  return { ImportID }
}

async function plan({ client }: Bench, { ImportID }: { ImportID: number }) {
  const answer = await client.previewImport({ ImportID, After: 0 })
  return { ...answer, Results: answer.Rows.map(({ Row, Result }) => [Row, Result]) }
}

/** Polls as the page does, until no import is running. */
async function finish({ client }: Bench, ofImport: { ImportID: number }) {
  for (let asked = 0; asked < 200; asked += 1) {
    const found = await client.getImport(ofImport)
    if (found.State !== 'running' && found.UndoWaiting === 0) return found
  }
  throw new Error('The import does not end.')
}

async function run(bench: Bench, people: readonly (Person & { Choice?: Choice })[]) {
  const ofImport = await handOver(bench, people)
  await bench.client.changeImport({ ...ofImport, Action: 'start' })
  return { ...ofImport, ...(await finish(bench, ofImport)) }
}

const usersOf = async ({ sandbox }: Bench) =>
  sandbox.store.selectFrom('users').select(['name', 'email', 'phone', 'unit', 'group_id', 'directory_pin', 'notes']).where('account_id', '=', 1)
    .where('removed_at', 'is', null).orderBy('id').execute()

const movers = [
  { Name: 'Guadalupe Etchegaray-Winterbourne', Email: 'guadalupe@mail.example', Phone: '(713) 555-0117', Unit: '1204', UserGroup: 'residents, tower b', DirectoryPin: '00417' },
  { Name: 'Keisha Broussard', Email: 'K.Broussard@mail.example', Unit: '0909' },
  { Name: 'Hollis Vandermeer', Unit: '0905' },
  { Name: 'Nobody’s group', UserGroup: 'Penthouse' },
]

test('a dry run writes nothing, the import does what it said, and a second import changes nothing', async () => {
  const bench = await openBench()
  await bench.signIn()
  const before = await usersOf(bench)
  const ofImport = await handOver(bench, movers)
  const planned = await plan(bench, ofImport)
  expect(planned.Results).toEqual([[2, 'create'], [3, 'change'], [4, 'create'], [5, 'conflict']])
  expect(planned.Rows[1]?.Changes).toEqual([{ Field: 'Unit', From: expect.any(String) as string, To: '0909' }])
  expect(planned.Rows[3]).toMatchObject({ message: 'There is no user group called Penthouse.' })
  expect(planned.Doors.find(({ PortName }) => PortName.startsWith('Main Gate'))).toMatchObject({ Gains: 2, Loses: 0 })
  expect(await usersOf(bench)).toEqual(before)

  await bench.client.changeImport({ ...ofImport, Action: 'start' })
  const done = await finish(bench, ofImport)
  expect(done).toMatchObject({ State: 'done', Created: 2, Changed: 1, Failed: 1, Done: 4, Undoable: 3, By: 'Dana Whitfield' })
  const after = await usersOf(bench)
  expect(after.slice(-2)).toMatchObject([{ name: 'Guadalupe Etchegaray-Winterbourne', unit: '1204', directory_pin: '00417' }, { name: 'Hollis Vandermeer', unit: '0905' }])
  expect(after.find(({ email }) => email === 'k.broussard@mail.example')).toMatchObject({ unit: '0909' })

  const trail = bench.sandbox.store.selectFrom('changes').select(['call', 'by_name', 'subjects']).where('call', '=', 'changeImport').orderBy('id')
  expect(await trail.execute()).toEqual([1, 6].map((subjects) => ({ call: 'changeImport', by_name: 'Dana Whitfield', subjects })))

  const again = await run(bench, movers)
  expect(again).toMatchObject({ Created: 0, Changed: 0, Unchanged: 3, Failed: 1 })
  expect(await usersOf(bench)).toEqual(after)
})

test('a shared phone never matches a different user; a user with the same name is skipped or added, as chosen', async () => {
  const bench = await openBench()
  await bench.signIn()
  await run(bench, [{ Name: 'Ana Ruiz', Phone: '(713) 555-0191', Unit: '0101' }])
  const planned = await plan(bench, await handOver(bench, [
    { Name: 'Luis Ruiz', Phone: '713-555-0191', Unit: '0101' },
    { Name: 'Ana Ruiz', Unit: '0101', Notes: 'Two cats', Choice: 'skip' },
    { Name: 'Ana Ruiz', Unit: '0101', Choice: 'keepBoth' },
    { Name: 'ana ruiz', Phone: '+1 713 555 0191' },
  ]))
  expect(planned.Results).toEqual([[2, 'conflict'], [3, 'skip'], [4, 'create'], [5, 'change']])
  expect(planned.Rows[0]?.message).toBe('Ana Ruiz already uses this phone number.')
})

test('an undo takes back what the import wrote, except records that others depend on, and names the reason', async () => {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn()
  const before = await usersOf(bench)
  const done = await run(bench, [...movers.slice(0, 3), { Name: 'Row Five', Email: 'guadalupe@mail.example', Unit: '1204' }])
  const { Rows } = await client.getImportRows({ ImportID: done.ImportID })
  expect(Rows.map(({ Undo }) => Undo)).toEqual(['blocked', 'open', 'open', 'open'])
  expect(Rows[0]?.message).toBe('Row 5 of this import also changed this.')
  const hollis = Rows[2]?.RecordID ?? 0
  await client.saveUpdateAccessCodeUnique({ userID: hollis, AccessCodeTypeID: 1, Label: 'Gate', Code: '90417', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] })

  await client.undoImport({ ImportID: done.ImportID })
  expect(await finish(bench, done)).toMatchObject({ Undone: 3, UndoRefused: 1, Undoable: 1 })
  expect((await client.getImportRows({ ImportID: done.ImportID })).Rows.find(({ Undo }) => Undo === 'blocked')).toMatchObject({ Row: 4, message: 'Hollis Vandermeer has had an entry method since.' })
  expect((await usersOf(bench)).filter(({ name }) => name !== 'Hollis Vandermeer')).toEqual(before)

  bench.time.now += 91 * day
  await bench.signIn()
  await expect(client.undoImport({ ImportID: done.ImportID })).rejects.toMatchObject({ code: 'UNDO_EXPIRED' })
})

test('an import can be paused, resumed and canceled with undo; it stops when its user loses the right', async () => {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn()
  const many = Array.from({ length: 230 }, (_, index) => ({ Name: `Mover ${index}`, Unit: String(index) }))
  const ofImport = await handOver(bench, many)
  expect((await plan(bench, ofImport)).Doors[0]).toMatchObject({ Gains: 100, Loses: 0 })
  await expect(client.changeImport({ ...ofImport, Action: 'resume' })).rejects.toMatchObject({ code: 'IMPORT_STATE' })
  await client.changeImport({ ...ofImport, Action: 'start' })
  expect((await client.getImport(ofImport)).Done).toBe(100)
  await client.changeImport({ ...ofImport, Action: 'pause' })
  expect(await client.getImport(ofImport)).toMatchObject({ Done: 100, State: 'paused' })
  await client.changeImport({ ...ofImport, Action: 'resume' })
  // Each request for the list of imports advances the import.
  await client.getImports({})
  await client.changeImport({ ...ofImport, Action: 'cancel' })
  expect(await client.getImport(ofImport)).toMatchObject({ State: 'cancelled', Created: 200, Skipped: 30, Done: 230 })
  await expect(client.addImportRows({ ...ofImport, Rows: [{ Row: 2, Person: {} }] })).rejects.toMatchObject({ code: 'IMPORT_STARTED' })

  const next = await handOver(bench, [{ Name: 'Too late' }])
  await client.changeImport({ ...next, Action: 'start' })
  await bench.sandbox.store.updateTable('users').set({ is_user_admin: 0 }).where('email', '=', danaName).execute()
  await runImports({ ...bench.sandbox, vault: await openCodeVault(bench.sandbox.store), log: { error: () => {} } })
  expect(await bench.sandbox.store.selectFrom('imports').select(['state', 'reason']).where('id', '=', next.ImportID).executeTakeFirst())
    .toEqual({ state: 'paused', reason: 'Who started this may not import any more.' })
})

/** A second import of these rows exchanges the two PINs twice, and the second exchange does not follow the order of the rows. */
const exchangedTwice: Person[] = [
  { Name: 'Luis Ruiz', Email: 'luis@mail.example', DirectoryPin: '00777' },
  { Name: 'Ana Ruiz', Email: 'ana@mail.example', DirectoryPin: '00777' },
  { Name: 'Ana Ruiz', Email: 'ana@mail.example', DirectoryPin: '00778' },
  { Name: 'Luis Ruiz', Email: 'luis@mail.example', DirectoryPin: '00778' },
]

test('for any file of users, the import does what the dry run says, repeats nothing, and can be undone', async () => {
  const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const person = fc.record({
    Name: fc.constantFrom('Ana Ruiz', 'Luis Ruiz', 'Keisha Broussard', 'Mei-Ling Jacobs'),
    Email: some('ana@mail.example', 'luis@mail.example', 'k.broussard@mail.example'),
    Phone: some('(713) 555-0191', '+17135550191', '7135550192'),
    Unit: some('0101', '0102'), UserGroup: some('Residents, Tower B', 'No access', 'Nowhere'), DirectoryPin: some('00777', '00778'),
  }).map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined)) as Person)
  const bench = await openBench()
  await bench.signIn()
  const before = await usersOf(bench)
  await fc.assert(fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 6 }), async (people) => {
    const ofImport = await handOver(bench, people)
    const planned = await plan(bench, ofImport)
    await bench.client.changeImport({ ...ofImport, Action: 'start' })
    await finish(bench, ofImport)
    const did = { create: 'created', change: 'changed', unchanged: 'unchanged', skip: 'skipped', conflict: 'failed' } as const
    const { Rows } = await bench.client.getImportRows(ofImport)
    expect(Rows.map(({ Outcome }) => Outcome)).toEqual(planned.Rows.map(({ Result }) => did[Result]))
    const after = await usersOf(bench)
    const again = await run(bench, people)
    // Rows about one user that contradict each other change the user each time.
    const ids = Rows.flatMap(({ RecordID }) => RecordID ?? [])
    if (new Set(ids).size === ids.length) {
      expect(again.Created + again.Changed).toBe(0)
      expect(await usersOf(bench)).toEqual(after)
    }
    await bench.client.undoImport({ ImportID: again.ImportID })
    await finish(bench, again)
    await bench.client.undoImport(ofImport)
    expect(await finish(bench, ofImport)).toMatchObject({ UndoRefused: 0, Undoable: 0 })
    expect(await usersOf(bench)).toEqual(before)
  }), { numRuns: 25 * modelRuns, examples: [[exchangedTwice]] })
}, longTest)

test('new users without a group in their row get the chosen group; existing users keep theirs', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { UserGroups } = await bench.client.importValidatorUsers({ AccountID: 1 })
  const group = UserGroups.find(({ Name }) => Name === 'Residents, Tower B')
  const people = [{ Name: 'New Mover' }, { Name: 'Other Mover', UserGroup: 'Residents, Tower A' }, { Name: 'Keisha Broussard', Email: 'k.broussard@mail.example', Notes: 'Two cats.' }]
  const { ImportID } = await bench.client.createImport({ PropertyID: 1, FileName: 'x.csv', Rows: people.length, UserGroupID: group?.ID })
  await bench.client.addImportRows({ ImportID, Rows: people.map((Person, index) => ({ Row: index + 2, Person })) })
  const { Rows } = await bench.client.previewImport({ ImportID, After: 0 })
  const planned = Rows.map(({ Changes }) => Changes.find(({ Field }) => Field === 'UserGroup')?.To)
  expect(planned).toEqual(['Residents, Tower B', 'Residents, Tower A', undefined])
  await expect(bench.client.createImport({ PropertyID: 1, FileName: 'x.csv', Rows: 1, UserGroupID: 99_999 })).rejects.toMatchObject({ status: 404 })
})
