import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { askDeletion } from '../peopleCalls.fixture.ts'
import { byEngine } from '../store/byEngine.ts'
import { tablesOf } from '../store/tablesOf.fixture.ts'
import { type Bench, day, openBench } from '../testing.fixture.ts'

const name = 'Quillon Zephyrine'
const email = 'quillon.zephyrine@mail.example'
const phone = '+1 713 555 0177'

/** The tables of the search index. It marks a removed user's words as deleted at once, and drops them when it is merged. */
const searchIndex = 'people_search'

/** Data of a deleted user that may remain, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'gate_events.who': 'activity keeps the names of entries',
  'change_rows.name': 'activity keeps the names of changed records',
  'changes.name': 'activity keeps the names of changed records',
  'calls.people': 'activity keeps the names of called users',
  'changes.by_name': 'activity keeps the authors of changes',
  'mails.recipient': 'the mail about the deletion, sent after it',
  'mails.text': 'the same mail, and mails to other users',
}

/** Finds each column that contains one of these texts. */
async function columnsWith({ sandbox: { store } }: Bench, texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const own = new Set(await tablesOf(store))
  for (const { name: table, columns } of await store.introspection.getTables()) {
    if (!own.has(table) || table.startsWith(searchIndex)) continue
    const matches = columns.map(({ name: column }) => {
      const text = sql`lower(cast(${sql.ref(column)} as text))`
      const value = byEngine(text, sql`${text} collate "C"`)
      return sql`max(case when ${sql.join(texts.map((text) => sql`${value} like ${`%${text.toLowerCase()}%`}`), sql` or `)} then 1 else 0 end) as ${sql.id(column)}`
    })
    const { rows: [row = {}] } = await sql<Record<string, number | null>>`select ${sql.join(matches)} from ${sql.table(table)}`.execute(store)
    found.push(...Object.entries(row).flatMap(([column, isMatch]) => (isMatch === 1 ? [`${table}.${column}`] : [])))
  }
  return found.sort()
}

/** Imports a user, and does everything that leaves the user's data in other tables. */
async function openWithTraces(): Promise<{ bench: Bench; id: number }> {
  const bench = await openBench()
  const { client, sandbox: { store } } = bench
  await bench.signIn()
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: 2 })
  await client.addImportRows({ ImportID, Rows: [
    { Row: 2, Person: { Name: name, Email: email, Phone: phone, Unit: '1501', UserGroup: 'Residents, Tower A', Notes: `Call ${name} first` } },
    { Row: 3, Person: { Name: 'Someone Else', Phone: phone } },
  ] })
  await client.changeImport({ ImportID, Action: 'start' })
  for (let asked = 0; asked < 20 && (await client.getImport({ ImportID })).State === 'running'; asked += 1);
  const { id } = await store.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await client.updateUserDetail({ ID: id, Version: (await client.getUserDetail({ ID: id })).Version, IsWebLoginEnabled: true, Username: email, WatchmanPhoneNumber: phone })
  await client.resendSignInMail({ ID: id }).catch(() => {})
  const { Locations } = await client.getPropertyInstallLocationDeviceInformation()
  const PropertyLocations = Locations.map(({ PropertyLocationID }) => ({ PropertyLocationID, IsActive: true }))
  await client.saveUpdateAccessCodeUnique({ userID: id, AccessCodeTypeID: 1, Label: `${name}’s PIN`, Code: '8172', PropertyLocations })
  await bench.scan('main-entry', '8172')
  const { ID: group } = (await client.getUserGroups({})).UserGroups.find(({ Name }) => Name === 'Residents, Tower B') ?? { ID: 0 }
  await client.saveBulkUserAction({ Selection: { SelectedUsers: [id] }, Action: { Kind: 'group', UserGroupID: group } })
  return { bench, id }
}

test('no table keeps a deleted user’s name, address, phone or user name', async () => {
  const { bench, id } = await openWithTraces()
  const texts = [name, email, phone, '7135550177']
  expect((await columnsWith(bench, texts)).filter((place) => !(place in exceptions)).length).toBeGreaterThan(8)
  await bench.client.confirmAccountDeletion({ token: await askDeletion(bench, email) })
  bench.time.now += 7 * day
  await bench.client.getDashboard().catch(() => bench.signIn().then(() => bench.client.getDashboard()))
  expect(await bench.sandbox.store.selectFrom('users').select('removed_at').where('id', '=', id).executeTakeFirst()).toEqual({ removed_at: bench.time.now })
  expect((await columnsWith(bench, texts)).filter((place) => !(place in exceptions))).toEqual([])
  expect((await bench.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(['Your account is deleted'])
})

test('a deleted user’s user name stays taken, and activity keeps their entries', async () => {
  const { bench, id } = await openWithTraces()
  await bench.signIn()
  await bench.client.deleteUser({ ID: id, Version: (await bench.client.getUserDeletePlan({ ID: id })).Version })
  const User = { FirstName: 'Another', LastName: 'One', Email: '', Username: email.toUpperCase(), IsWebLoginEnabled: true }
  await expect(bench.client.saveUserWizard({ PropertyID: 1, UserGroupID: null, HasAllLocationAccess: true, User })).rejects.toMatchObject({ code: 'TAKEN' })
  const { Lines } = await bench.client.getLog({ Kind: 'event', count: 5 })
  expect(JSON.stringify(Lines)).toContain(name)
})
