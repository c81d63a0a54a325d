import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askDeletion, userId } from '../peopleCalls.fixture.ts'
import { isPostgres } from '../store/byEngine.ts'
import type { Store } from '../store/openStore.ts'
import { type Bench, day, minute, openBench } from '../testing.fixture.ts'

/** Makes writes of certain rows throw. */
async function breakRows(store: Store, table: string, when: string, condition: string): Promise<void> {
  const statements = isPostgres(store)
    ? [`create function fault_of_test() returns trigger language plpgsql as $$ begin raise exception 'a fault put in'; end $$`,
        `create trigger fault_of_test before ${when} on ${table} for each row when (${condition}) execute function fault_of_test()`]
    : [`create trigger fault_of_test before ${when} on ${table} when ${condition} begin select raise(abort, 'a fault put in'); end`]
  for (const statement of statements) await sql.raw(statement).execute(store)
}

async function openLogged(): Promise<Bench & { logged: string[] }> {
  const logged: string[] = []
  const bench = await openBench({ log: { error: (message) => void logged.push(message) } })
  await bench.signIn()
  return { ...bench, logged }
}

async function startImport({ client }: Bench, names: readonly string[]): Promise<number> {
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'x.csv', Rows: names.length })
  await client.addImportRows({ ImportID, Rows: names.map((Name, index) => ({ Row: index + 2, Person: { Name } })) })
  await client.changeImport({ ImportID, Action: 'start' })
  return ImportID
}

test('an import row that throws fails alone; other rows, imports and pages continue', async () => {
  const bench = await openLogged()
  const { client, logged, sandbox: { store } } = bench
  const broken = await startImport(bench, ['Ana Ruiz', 'Luis Ruiz', 'Mei Jacobs'])
  const next = await startImport(bench, ['Ida Wells'])
  await store.updateTable('import_rows').set({ cells: '{' }).where('import_id', '=', broken).where('row', '=', 3).execute()
  await client.getDashboard()
  await client.getImports({})
  expect(await client.getImport({ ImportID: broken })).toMatchObject({ State: 'done', Created: 2, Failed: 1 })
  expect((await client.getImportRows({ ImportID: next })).Rows).toMatchObject([{ Outcome: 'created' }])
  expect(await store.selectFrom('import_rows').select(['row', 'name', 'code']).where('import_id', '=', broken).where('outcome', '=', 'failed').execute())
    .toEqual([{ row: 3, name: 'Luis Ruiz', code: 'INTERNAL' }])
  expect(logged).toEqual([`Row 3 of import ${broken} failed.`])
})

test('an import that throws is paused and says so; the next import runs', async () => {
  const bench = await openLogged()
  const { client, logged, sandbox: { store } } = bench
  const broken = await startImport(bench, ['Ana Ruiz'])
  const next = await startImport(bench, ['Ida Wells'])
  await breakRows(store, 'import_rows', 'update', `new.import_id = ${broken}`)
  await client.getImports({})
  expect(await client.getImport({ ImportID: broken })).toMatchObject({ State: 'paused', Reason: 'An error on our side paused this import.', Created: 0 })
  expect(await client.getImport({ ImportID: next })).toMatchObject({ State: 'done', Created: 1 })
  expect(logged).toEqual([`Import ${broken} failed.`])
})

test('a row that throws during undo stays; the others are undone', async () => {
  const bench = await openLogged()
  const { client, logged, sandbox: { store } } = bench
  const ImportID = await startImport(bench, ['Ana Ruiz', 'Luis Ruiz'])
  await client.getImport({ ImportID })
  await breakRows(store, 'users', 'update', `new.name = 'Ana Ruiz' and new.removed_at is not null`)
  await client.undoImport({ ImportID })
  expect(await client.getImport({ ImportID })).toMatchObject({ Undone: 1, UndoRefused: 1 })
  expect(logged).toEqual([`Row 2 of import ${ImportID} could not be taken back.`])
})

test('a deletion that throws blocks neither other deletions nor sign-ins', async () => {
  const bench = await openLogged()
  const { client, logged, time, sandbox: { store } } = bench
  const emails = ['k.broussard@mail.example', 'concierge@whisperingpines.example']
  for (const email of emails) {
    await client.confirmAccountDeletion({ token: await askDeletion(bench, email) })
    time.now += minute
  }
  const [broken, other] = await Promise.all(emails.map((email) => userId(bench, email)))
  await breakRows(store, 'users', 'update', `new.id = ${broken} and new.removed_at is not null`)
  time.now += 8 * day
  await bench.signIn()
  await client.getDashboard()
  expect(await store.selectFrom('deletion_requests').select(['user_id', 'ending']).where('user_id', 'in', [broken ?? 0, other ?? 0]).orderBy('ending').execute())
    .toEqual(expect.arrayContaining([{ user_id: broken, ending: null }, { user_id: other, ending: 'deleted' }]))
  // The work was retried each time, but logged once.
  expect(logged).toEqual([`The deletion of user ${broken} failed.`])
})

test('a lockdown that throws blocks neither other lockdowns nor the gate', async () => {
  const bench = await openLogged()
  const { client, logged, time, sandbox: { store } } = bench
  const set = async (...PortIDs: string[]) => (await client.setLockdown({ PortIDs, Reason: 'Gas leak', EndsAt: new Date(time.now + minute).toISOString() })).Lockdown.ID
  const [broken, other] = [await set('main-entry'), await set('clubhouse')]
  await breakRows(store, 'lockdowns', 'update', `new.id = ${broken}`)
  time.now += 2 * minute
  expect((await bench.scan('tower-b-lobby', 'nobody')).reason).toBeTruthy()
  expect(await store.selectFrom('lockdowns').select(['id', 'ended_at']).where('ended_at', 'is not', null).where('id', 'in', [broken, other]).execute()).toMatchObject([{ id: other }])
  expect(logged).toEqual([`Lockdown ${broken} failed.`])
})

test('a schedule that throws blocks neither other schedules nor the gate', async () => {
  const bench = await openLogged()
  const { client, logged, time, sandbox: { store } } = bench
  const save = async (Name: string) =>
    (await client.saveSchedule({ Name, PropertyLocationID: 104, DoorOutputMode: 1, Ports: ['clubhouse'], Windows: [{ Days: [6], Start: 615, End: 620 }], Exceptions: [], PausesOnHolidays: true, IsActive: true })).ID
  const broken = await save('Broken')
  await save('Open day')
  await store.updateTable('schedules').set({ windows: '{' }).where('id', '=', broken).execute()
  time.now += 20 * minute
  await bench.scan('tower-b-lobby', 'nobody')
  expect(await store.selectFrom('gate_events').select('who').where('credential_kind', '=', 'Schedule').where('at', '>', time.now - 20 * minute).execute()).toEqual([{ who: 'Open day' }])
  expect(logged).toEqual([`Schedule ${broken} failed.`])
  const { failedWork } = (await (await bench.sandbox.app.request('http://localhost:4200/sandbox/api/state')).json()) as { failedWork: unknown }
  expect(failedWork).toEqual([{ name: `Schedule ${broken}`, reason: expect.stringContaining('SyntaxError') as string }])
})

test('a door action that throws blocks neither other door actions nor the gate', async () => {
  const bench = await openLogged()
  const { client, logged, time, sandbox: { store } } = bench
  await store.updateTable('controllers').set({ delay_ms: 2000 }).execute()
  const broken = (await client.openDoor({ PortID: 'main-exit' })).Action.ID
  const other = (await client.openDoor({ PortID: 'clubhouse' })).Action.ID
  await breakRows(store, 'door_actions', 'update', `new.id = ${broken}`)
  time.now += minute
  await bench.scan('tower-b-lobby', 'nobody')
  expect(await store.selectFrom('door_actions').select(['id', 'state']).where('id', 'in', [broken, other]).orderBy('id').execute()).toEqual([{ id: broken, state: 'waiting' }, { id: other, state: 'done' }])
  expect(logged).toEqual([`Door action ${broken} failed.`])
})
