import { AccessCodeType } from '@portal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bench, longTest, openBench } from '../testing.fixture.ts'

type Person = Partial<Record<'Name' | 'Email' | 'Unit' | 'Notes' | 'GateCode' | 'CardNumber' | 'FacilityCode' | 'PhoneEntry', string>>

async function handOver({ client }: Bench, people: readonly Person[]) {
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Residents.csv', Rows: people.length })
  await client.addImportRows({ ImportID, Rows: people.map((Person, index) => ({ Row: index + 2, Person })) })
  return { ImportID }
}

async function run(bench: Bench, people: readonly Person[]) {
  const ofImport = await handOver(bench, people)
  await bench.client.changeImport({ ...ofImport, Action: 'start' })
  return bench.client.getImport(ofImport)
}

async function takeBack({ client }: Bench, { ImportID }: { ImportID: number }) {
  await client.undoImport({ ImportID })
  return client.getImport({ ImportID })
}

async function codesOf({ client }: Bench) {
  const codes: Awaited<ReturnType<typeof client.getAccessCodes>>['AccessCodes'] = []
  for (let page = 1; ; page += 1) {
    const { AccessCodes, TotalCount } = await client.getAccessCodes({ page, count: 100 })
    codes.push(...AccessCodes)
    if (codes.length >= TotalCount) return codes.map(({ ID, UserName, AccessCodeTypeID, Code, FacilityCode, CardNumber }) => ({ ID, UserName, AccessCodeTypeID, Code, FacilityCode, CardNumber }))
  }
}

const keisha = { Name: 'Keisha Broussard', Email: 'k.broussard@mail.example' }
const file: Person[] = [
  { Name: 'Ana Mover', Email: 'ana.mover@mail.example', Unit: '0611', GateCode: '90417', CardNumber: '4419', FacilityCode: '99', PhoneEntry: '(713) 555-0199' },
  { ...keisha, CardNumber: '99-04420' },
  { Name: 'Luis Mover', Email: 'luis.mover@mail.example', GateCode: '90417' },
  { Name: 'No Facility', CardNumber: '4421' },
]

test('a user’s row with a PIN, card and phone entry is previewed, imported, unchanged when imported again, and undone', async () => {
  const bench = await openBench()
  const { client, sandbox } = bench
  await bench.signIn()
  const before = await codesOf(bench)
  const ofImport = await handOver(bench, file)
  const { Rows: planned } = await client.previewImport({ ...ofImport, After: 0 })
  expect(planned.map(({ Result, message }) => [Result, message])).toEqual([
    ['create', ''], ['change', ''], ['conflict', 'Ana Mover already uses this PIN.'], ['conflict', 'This doesn’t match the card format H10301.'],
  ])
  expect(planned[1]?.Changes).toEqual([{ Field: 'CardNumber', From: '', To: '••••' }])
  expect(await codesOf(bench)).toEqual(before)

  await client.changeImport({ ...ofImport, Action: 'start' })
  const done = await client.getImport(ofImport)
  expect(done).toMatchObject({ Created: 1, Changed: 1, Failed: 2, Undoable: 2 })
  const given = (await codesOf(bench)).filter(({ ID }) => !before.some((code) => code.ID === ID))
  expect(given).toEqual([
    expect.objectContaining({ UserName: 'Ana Mover', AccessCodeTypeID: AccessCodeType.GateCode, Code: '90417' }),
    expect.objectContaining({ UserName: 'Ana Mover', AccessCodeTypeID: AccessCodeType.AccessCard, FacilityCode: 99, CardNumber: 4419 }),
    expect.objectContaining({ UserName: 'Ana Mover', AccessCodeTypeID: AccessCodeType.PhoneNumber, Code: '+17135550199' }),
    expect.objectContaining({ UserName: 'Keisha Broussard', FacilityCode: 99, CardNumber: 4420 }),
  ])
  expect(await run(bench, file)).toMatchObject({ Created: 0, Changed: 0, Unchanged: 2, Failed: 2 })

  // The digits in a row are neither stored in clear text nor returned; the rest of the row is.
  const kept = JSON.stringify(await sandbox.store.selectFrom('import_rows').select(['cells', 'changes', 'name', 'message', 'before']).execute())
  const answered = JSON.stringify((await client.getImportRows(ofImport)).Rows)
  for (const digits of ['90417', '4419', '4420', '555-0199']) expect([kept.includes(digits), answered.includes(digits)]).toEqual([false, false])
  expect((await client.getImportRows(ofImport)).Rows[0]?.Person).toEqual({ Name: 'Ana Mover', Email: 'ana.mover@mail.example', Unit: '0611' })

  expect(await takeBack(bench, ofImport)).toMatchObject({ Undone: 2, UndoRefused: 0 })
  expect(await codesOf(bench)).toEqual(before)
})

test('an undo keeps an entry method that was changed later, and its user', async () => {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn()
  const before = await codesOf(bench)
  const ofImport = await run(bench, file.slice(0, 2))
  const change = async (number: number) => {
    const { AccessCodes } = await client.getAccessCodes({ searchText: String(number) })
    const code = AccessCodes.find(({ CardNumber }) => CardNumber === number)
    await client.setAccessCodeState({ ID: code?.ID ?? 0, Version: code?.Version ?? 0, State: 'lost' })
  }
  await change(4419)
  await change(4420)
  expect(await takeBack(bench, ofImport)).toMatchObject({ Undone: 0, UndoRefused: 2 })
  expect((await client.getImportRows(ofImport)).Rows.map(({ message }) => message)).toEqual(['Ana Mover has had an entry method since.', 'Changed by Dana Whitfield since.'])
  expect(await codesOf(bench)).toHaveLength(before.length + 4)
})

test('for any entry methods shared by rows, each row does what was planned, repeats nothing, and can be undone', async () => {
  const some = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const person = fc.record({
    Name: fc.constantFrom('Ana Mover', 'Luis Mover', 'Keisha Broussard'), Unit: some('0101'), GateCode: some('90417', '90418', '417'), CardNumber: some('4419', '99-04419', '09904420', 'x'), FacilityCode: some('99', '98'),
    PhoneEntry: some('(713) 555-0199', '+17135550199'),
  }).map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined)) as Person)
  const bench = await openBench()
  await bench.signIn()
  const before = await codesOf(bench)
  const did = { create: 'created', change: 'changed', unchanged: 'unchanged', skip: 'skipped', conflict: 'failed' } as const
  await fc.assert(fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 6 }), async (people) => {
    const ofImport = await handOver(bench, people)
    const planned = (await bench.client.previewImport({ ...ofImport, After: 0 })).Rows.map(({ Result }) => did[Result])
    await bench.client.changeImport({ ...ofImport, Action: 'start' })
    const done = await bench.client.getImport(ofImport)
    expect((await bench.client.getImportRows(ofImport)).Rows.map(({ Outcome }) => Outcome)).toEqual(planned)
    const undone = await takeBack(bench, { ImportID: ofImport.ImportID }).catch(() => done)
    expect(undone).toMatchObject({ UndoRefused: 0, Undone: done.Undoable })
    expect(await codesOf(bench)).toEqual(before)
  }), { numRuns: 25, endOnFailure: true })
}, longTest)
