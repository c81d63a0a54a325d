import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bench, longTest, openBench } from '../testing.fixture.ts'

type Code = Partial<Record<'Person' | 'CodeType' | 'Code' | 'CardFormat' | 'Label' | 'Places' | 'validFrom' | 'validUntil', string>>

async function handOver({ client }: Bench, codes: readonly Code[]) {
  const { ImportID } = await client.createImport({ Kind: 'accessCodes', PropertyID: 1, FileName: 'Codes.csv', Rows: codes.length })
  await client.addImportRows({ ImportID, Rows: codes.map((AccessCode, index) => ({ Row: index + 2, AccessCode })) })
  return { ImportID }
}

async function run(bench: Bench, codes: readonly Code[]) {
  const ofImport = await handOver(bench, codes)
  await bench.client.changeImport({ ...ofImport, Action: 'start' })
  return bench.client.getImport(ofImport)
}

async function takeBack({ client }: Bench, { ImportID }: { ImportID: number }) {
  await client.undoImport({ ImportID })
  return client.getImport({ ImportID })
}

/** Every code as the page shows it, without version counters and sync states. */
async function codesOf({ client }: Bench) {
  const codes: Awaited<ReturnType<typeof client.getAccessCodes>>['AccessCodes'] = []
  for (let page = 1; ; page += 1) {
    const { AccessCodes, TotalCount } = await client.getAccessCodes({ page, count: 100 })
    codes.push(...AccessCodes)
    if (codes.length >= TotalCount) return codes.map(({ Version: _version, UpdatedBy: _by, PushStatus: _push, ...code }) => code)
  }
}

const keisha = 'k.broussard@mail.example'

test('a file of codes is previewed, imported, sent to the doors, unchanged when imported again, and undone', async () => {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn()
  const before = await codesOf(bench)
  const [place = ''] = (await client.importValidatorAccessCodes({ AccountID: 1 })).Places
  const held = before.find(({ Code, AccessCodeTypeID }) => Code !== '' && AccessCodeTypeID === 1)
  const file = [
    { Person: keisha, Code: '90417', Label: 'Front gate', validUntil: '2027-03-31' },
    { Person: keisha, CodeType: 'Access card', Code: '99-04419', Places: place },
    { Code: held?.Code ?? '', Label: 'Someone else’s' },
    { Person: 'Nobody Atall', Code: '90418' },
    { Person: keisha, Code: '90419', Places: 'Nowhere' },
  ]
  const ofImport = await handOver(bench, file)
  const { Rows: planned } = await client.previewImport({ ...ofImport, After: 0 })
  expect(planned.map(({ Result, Code }) => [Result, Code])).toEqual([['create', ''], ['create', ''], ['conflict', 'TAKEN'], ['conflict', 'VALIDATION'], ['conflict', 'VALIDATION']])
  expect(planned[2]?.message).toMatch(/ already uses it at /)
  expect(planned[1]?.Changes).toContainEqual({ Field: 'Code', From: '', To: '99-04419' })
  expect(await codesOf(bench)).toEqual(before)

  await client.changeImport({ ...ofImport, Action: 'start' })
  expect(await client.getImport(ofImport)).toMatchObject({ State: 'done', Created: 2, Failed: 3, Undoable: 2 })
  const after = await codesOf(bench)
  const [gate, card] = after.slice(-2)
  expect(gate).toMatchObject({ UserName: 'Keisha Broussard', Code: '90417', Label: 'Front gate', ValidUntil: '2027-04-01T05:00:00.000Z' })
  expect(card).toMatchObject({ WiegandFormat: 'H10301', FacilityCode: 99, CardNumber: 4419, PropertyLocations: [{ IsActive: true }] })
  const pushes = bench.sandbox.store.selectFrom('device_commands').select('code_id').where('code_id', '=', gate?.ID ?? 0)
  expect((await pushes.execute()).length).toBeGreaterThan(0)
  expect(await run(bench, file)).toMatchObject({ Created: 0, Changed: 0, Unchanged: 2, Failed: 3 })

  // Digits are never stored in clear text, neither in the rows nor in their results.
  const kept = await bench.sandbox.store.selectFrom('import_rows').select(['cells', 'changes', 'name', 'message', 'before']).execute()
  expect(JSON.stringify(kept)).not.toContain('90417')

  const renamed = await run(bench, [{ Person: keisha, Code: '90417', Label: 'Back gate' }])
  expect(renamed).toMatchObject({ Changed: 1 })
  expect((await client.getImportRows(ofImport)).Rows[0]).toMatchObject({ Undo: 'blocked', message: 'A later import changed this.' })
  expect(await takeBack(bench, renamed)).toMatchObject({ Undone: 1 })
  expect(await codesOf(bench)).toEqual(after)
  expect(await takeBack(bench, ofImport)).toMatchObject({ Undone: 2, UndoRefused: 0 })
  expect(await codesOf(bench)).toEqual(before)
})

test('for any file of codes, the import does what the dry run says, repeats nothing, and can be undone', async () => {
  const some = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const code = fc.record({
    Person: some(keisha, 'Keisha Broussard', 'Nobody Atall'), CodeType: some('gate code', 'keypad', 'card'), Code: fc.constantFrom('90417', '90418', '118-04419', '11804419', '4.5E+12'),
    Label: some('Blue', 'Red'), validUntil: some('2027-03-31'), validFrom: some('2027-04-30', '2026-12-01'),
  }).map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined)) as Code)
  const bench = await openBench()
  await bench.signIn()
  const before = await codesOf(bench)
  await fc.assert(fc.asyncProperty(fc.array(code, { minLength: 1, maxLength: 4 }), async (codes) => {
    const ofImport = await handOver(bench, codes)
    const { Rows: planned } = await bench.client.previewImport({ ...ofImport, After: 0 })
    await bench.client.changeImport({ ...ofImport, Action: 'start' })
    await bench.client.getImport(ofImport)
    const did = { create: 'created', change: 'changed', unchanged: 'unchanged', skip: 'skipped', conflict: 'failed' } as const
    const { Rows } = await bench.client.getImportRows(ofImport)
    expect(Rows.map(({ Outcome }) => Outcome)).toEqual(planned.map(({ Result }) => did[Result]))
    const after = await codesOf(bench)
    const again = await run(bench, codes)
    const written = Rows.flatMap(({ RecordID }) => RecordID ?? [])
    if (new Set(written).size === written.length) {
      expect(again).toMatchObject({ Created: 0, Changed: 0 })
      expect(await codesOf(bench)).toEqual(after)
    }
    for (const one of [again, ofImport]) expect(await takeBack(bench, one)).toMatchObject({ UndoRefused: 0, Undoable: 0 })
    expect(await codesOf(bench)).toEqual(before)
  }), { numRuns: 20 })
}, longTest)
