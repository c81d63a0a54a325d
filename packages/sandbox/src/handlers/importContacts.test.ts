import { expect, test } from 'vitest'
import { type Bench, openBench } from '../testing.fixture.ts'

type Cells = Partial<Record<'Name' | 'Relation' | 'Phone' | 'Email' | 'Person' | 'Notes' | 'FirstDay' | 'LastDay', string>>

async function handOver({ client }: Bench, Kind: 'contacts' | 'holidays', rows: readonly Cells[]) {
  const { ImportID } = await client.createImport({ Kind, PropertyID: 1, FileName: 'x.xlsx', Rows: rows.length })
  await client.addImportRows({ ImportID, Rows: rows.map((cells, index) => ({ Row: index + 2, [Kind === 'contacts' ? 'Contact' : 'Holiday']: cells })) })
  return ImportID
}

async function run(bench: Bench, ImportID: number) {
  await bench.client.changeImport({ ImportID, Action: 'start' })
  return bench.client.getImport({ ImportID })
}

const contactsOf = async ({ client }: Bench, searchText: string) =>
  (await client.getContacts({ searchText })).Contacts.map(({ Name, Relation, Phone, UserName }) => [Name, Relation, Phone, UserName])

test('a file of contacts is imported once, and undone except for contacts that were changed later', async () => {
  const bench = await openBench()
  await bench.signIn()
  const rows = [
    { Name: 'Bayou Plumbing', Relation: 'Plumber', Phone: '(713) 555-0142', Email: 'desk@bayou.example' }, { Name: 'Bayou Aunt', Relation: 'Emergency', Phone: '(713) 555-0143', Person: 'k.broussard@mail.example' },
    { Name: 'Bayou Nobody', Person: 'Nobody Atall' }, { Name: 'Bayou Roofing', Phone: '12' },
  ]
  const ImportID = await handOver(bench, 'contacts', rows)
  const { Rows } = await bench.client.previewImport({ ImportID, After: 0 })
  expect(Rows.map(({ Result, message }) => [Result, message])).toEqual([['create', ''], ['create', ''], ['conflict', 'There is no user called Nobody Atall.'], ['conflict', expect.any(String)]])
  expect(await contactsOf(bench, 'Bayou')).toEqual([])
  expect(await run(bench, ImportID)).toMatchObject({ State: 'done', Created: 2, Failed: 2 })
  expect(await contactsOf(bench, 'Bayou')).toEqual([['Bayou Aunt', 'Emergency', expect.any(String), 'Keisha Broussard'], ['Bayou Plumbing', 'Plumber', expect.any(String), '']])

  const again = await handOver(bench, 'contacts', [{ ...rows[0], Phone: '713-555-0142', Name: 'BAYOU plumbing' }, { ...rows[1], Relation: 'Aunt' }])
  const { Rows: planned } = await bench.client.previewImport({ ImportID: again, After: 0 })
  expect(planned.map(({ Result, Changes }) => [Result, Changes])).toEqual([['unchanged', []], ['change', [{ Field: 'Relation', From: 'Emergency', To: 'Aunt' }]]])
  await run(bench, again)

  await bench.client.undoImport({ ImportID })
  await bench.client.getImport({ ImportID })
  const { Rows: taken } = await bench.client.getImportRows({ ImportID })
  expect(taken.map(({ Undo, message }) => [Undo, message])).toEqual([['undone', ''], ['blocked', 'A later import changed this.'], ['none', expect.any(String)], ['none', expect.any(String)]])
  const versionOf = async () => (await bench.client.getContacts({ searchText: 'Bayou Aunt' })).Contacts[0]?.Version
  const changed = (await versionOf()) ?? 0
  await bench.client.undoImport({ ImportID: again })
  await bench.client.getImport({ ImportID: again })
  // A user who is editing the contact gets a conflict when saving.
  expect(await versionOf()).toBe(changed + 1)
  expect(await contactsOf(bench, 'Bayou')).toEqual([['Bayou Aunt', 'Emergency', expect.any(String), 'Keisha Broussard']])
})

test('holidays are matched by name and year; new dates in the same year change the holiday', async () => {
  const bench = await openBench()
  await bench.signIn()
  const named = async () => (await bench.client.getHolidays({})).Holidays.filter(({ Name }) => Name.startsWith('Founders')).map(({ Name, From, Until }) => [Name, From, Until])
  const first = await handOver(bench, 'holidays', [{ Name: 'Founders Day', FirstDay: '2027-03-02' }, { Name: 'Founders Day', FirstDay: '2028-03-02', LastDay: '2028-03-03' }, { Name: 'Founders Week', FirstDay: '2027-03-05', LastDay: '2027-03-01' }])
  expect(await run(bench, first)).toMatchObject({ Created: 2, Failed: 1 })
  expect(await named()).toEqual([['Founders Day', '2027-03-02', '2027-03-02'], ['Founders Day', '2028-03-02', '2028-03-03']])
  const second = await handOver(bench, 'holidays', [{ Name: 'founders day', FirstDay: '2027-03-04' }, { Name: 'Founders Day', FirstDay: '2028-03-02', LastDay: '2028-03-03' }])
  expect(await run(bench, second)).toMatchObject({ Changed: 1, Unchanged: 1 })
  expect(await named()).toContainEqual(['Founders Day', '2027-03-04', '2027-03-04'])
  await bench.client.undoImport({ ImportID: second })
  await bench.client.getImport({ ImportID: second })
  await bench.client.undoImport({ ImportID: first })
  expect(await bench.client.getImport({ ImportID: first })).toMatchObject({ Undone: 2, UndoRefused: 0 })
  expect(await named()).toEqual([])
})
