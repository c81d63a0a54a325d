import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bench, longTest, openBench } from '../testing.fixture.ts'

type Group = Partial<Record<'Name' | 'CallKind' | 'DirectoryPin' | 'FirstCalled' | 'SecondCalled' | 'Numbers', string>>

async function handOver({ client }: Bench, groups: readonly Group[]) {
  const { ImportID } = await client.createImport({ Kind: 'callGroups', PropertyID: 1, FileName: 'Groups.csv', Rows: groups.length })
  await client.addImportRows({ ImportID, Rows: groups.map((CallGroup, index) => ({ Row: index + 2, CallGroup })) })
  return { ImportID }
}

async function start({ client }: Bench, ofImport: { ImportID: number }, AcknowledgesEnd = true) {
  await client.changeImport({ ...ofImport, Action: 'start', AcknowledgesEnd })
  return client.getImport(ofImport)
}

const run = async (bench: Bench, groups: readonly Group[]) => start(bench, await handOver(bench, groups))

/** Every call group as the page shows it, without version counters. */
const groupsOf = async ({ client }: Bench) => (await client.getCallGroups({})).CallGroups.map(({ Version: _version, UpdatedBy: _by, ...group }) => group)

const names = ({ People }: { People: { UserID: number; Name: string }[] }, ids: readonly number[]) => ids.map((id) => People.find(({ UserID }) => UserID === id)?.Name)

test('a file of call groups is previewed, imported, unchanged when imported again, and undone', async () => {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn()
  const before = await groupsOf(bench)
  const [present] = before
  const file = [
    { Name: 'Late line', CallKind: 'Voice', DirectoryPin: '09001', Numbers: 'Desk: (713) 555-0100; (713) 555-0101' },
    { Name: 'Pool desk', FirstCalled: 'k.broussard@mail.example', Numbers: '(713) 555-0102' },
    { Name: present?.Name.toUpperCase() ?? '', DirectoryPin: '09002' },
    { Name: 'Ghost desk', FirstCalled: 'Nobody Atall' },
    { Name: 'Odd desk', CallKind: 'Fax' },
    { Name: 'Dead end', FirstCalled: 'k.broussard@mail.example' },
  ]
  const ofImport = await handOver(bench, file)
  const plan = await client.previewImport({ ...ofImport, After: 0 })
  expect(plan.Rows.map(({ Result, Code }) => [Result, Code])).toEqual([
    ['create', ''], ['create', ''], ['change', ''], ['conflict', 'VALIDATION'], ['conflict', 'VALIDATION'], ['create', 'CALL_ENDS_HERE'],
  ])
  expect(plan.Rows[1]?.Changes).toContainEqual({ Field: 'FirstCalled', From: '', To: 'Keisha Broussard' })
  expect(await groupsOf(bench)).toEqual(before)

  expect(await start(bench, ofImport)).toMatchObject({ State: 'done', Kind: 'callGroups', Created: 3, Changed: 1, Failed: 2, Undoable: 4 })
  const after = await groupsOf(bench)
  const pool = after.find(({ Name }) => Name === 'Pool desk')
  expect(pool && names(pool, pool.FirstCalled)).toEqual(['Keisha Broussard'])
  expect(after.find(({ Name }) => Name === 'Late line')).toMatchObject({ IsVideo: false, DirectoryPin: '09001', Numbers: [{ Label: 'Desk' }, { Label: '' }] })
  expect(await run(bench, file)).toMatchObject({ Created: 0, Changed: 0, Unchanged: 4, Failed: 2 })
  expect(await groupsOf(bench)).toEqual(after)

  // One of the imported groups has an invitation, so it stays.
  await client.inviteToCallGroup({ callgroupId: pool?.ID ?? 0, Email: 'new@mail.example', Tier: 1 })
  await client.undoImport(ofImport)
  expect(await client.getImport(ofImport)).toMatchObject({ Undone: 3, UndoRefused: 1 })
  const { Rows } = await client.getImportRows(ofImport)
  expect(Rows.find(({ Undo }) => Undo === 'blocked')).toMatchObject({ Name: 'Pool desk', message: 'A user was invited to Pool desk since.' })
  expect((await groupsOf(bench)).filter(({ Name }) => Name !== 'Pool desk')).toEqual(before)
  const trail = bench.sandbox.store.selectFrom('changes').select(['call', 'by_name']).where('call', '=', 'undoImport')
  expect(await trail.execute()).toEqual([{ call: 'undoImport', by_name: 'Dana Whitfield' }])
})

test('the import of a call group that no one answers needs a confirmation, and every import needs the right to import', async () => {
  const bench = await openBench()
  await bench.signIn()
  const ofImport = await handOver(bench, [{ Name: 'Dead end', FirstCalled: 'k.broussard@mail.example' }])
  expect(await start(bench, ofImport, false)).toMatchObject({ Created: 0, Failed: 1 })
  await expect(bench.client.addImportRows({ ...(await handOver(bench, [{ Name: 'Desk one' }])), Rows: [{ Row: 3, Person: { Name: 'Ana' } }] })).rejects.toMatchObject({ code: 'VALIDATION' })
  await bench.signIn('desk@whisperingpines.example')
  await expect(bench.client.createImport({ Kind: 'callGroups', PropertyID: 1, FileName: 'x.csv', Rows: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('for any file of call groups, the import does what the dry run says, repeats nothing, and can be undone', async () => {
  const some = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const group = fc.record({
    Name: fc.constantFrom('Desk one', 'desk ONE', 'Desk two', 'Late line', 'Bad'), CallKind: some('Video', 'voice', 'Fax'), DirectoryPin: some('09001', '09002', '1407'),
    FirstCalled: some('k.broussard@mail.example', 'Keisha Broussard; k.broussard@mail.example', 'Dana Whitfield'), SecondCalled: some('Dana Whitfield'),
    Numbers: some('Desk: 7135550100', '(713) 555-0100', '7135550100; +17135550101', 'no number'),
  }).map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined)) as Group)
  const bench = await openBench()
  await bench.signIn()
  const before = await groupsOf(bench)
  await fc.assert(fc.asyncProperty(fc.array(group, { minLength: 1, maxLength: 4 }), async (groups) => {
    const ofImport = await handOver(bench, groups)
    const { Rows: planned } = await bench.client.previewImport({ ...ofImport, After: 0 })
    await start(bench, ofImport)
    const did = { create: 'created', change: 'changed', unchanged: 'unchanged', skip: 'skipped', conflict: 'failed' } as const
    const { Rows } = await bench.client.getImportRows(ofImport)
    expect(Rows.map(({ Outcome }) => Outcome)).toEqual(planned.map(({ Result }) => did[Result]))
    const after = await groupsOf(bench)
    const written = Rows.flatMap(({ RecordID }) => RecordID ?? [])
    const again = await run(bench, groups)
    if (new Set(written).size === written.length) {
      expect(again).toMatchObject({ Created: 0, Changed: 0 })
      expect(await groupsOf(bench)).toEqual(after)
    }
    for (const { ImportID } of [again, ofImport]) {
      await bench.client.undoImport({ ImportID })
      expect(await bench.client.getImport({ ImportID })).toMatchObject({ UndoRefused: 0, Undoable: 0 })
    }
    expect(await groupsOf(bench)).toEqual(before)
  }), { numRuns: 20 })
}, longTest)
