import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyOf } from '../store/copyOf.fixture.ts'
import { type Bench, longTest, openBench } from '../testing.fixture.ts'

const size = 30
const pinOf = (n: number) => String(90_000 + n)
const nameOf = (n: number) => `Mover ${String(n).padStart(2, '0')}`
/** A directory PIN of a user who isn't in the file. */
const foreign = '00007'

type Row = { Row: number; Person: { Name: string; Email: string; DirectoryPin?: string; Phone?: string; Unit?: string; Notes?: string } }

/** The rows of a file: the users in this order, each with the new PIN. */
const rowsOf = (order: readonly number[], pins: readonly string[]): Row[] =>
  order.map((n, index) => ({ Row: index + 2, Person: { Name: nameOf(n), Email: `mover${n}@mail.example`, DirectoryPin: pins[index] ?? '' } }))

async function handOver({ client }: Bench, Rows: Row[]) {
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'pins.csv', Rows: Rows.length })
  await client.addImportRows({ ImportID, Rows })
  return ImportID
}

async function finish({ client }: Bench, ImportID: number) {
  for (let asked = 0; asked < 20; asked += 1) {
    const found = await client.getImport({ ImportID })
    if (found.State === 'done' && found.UndoWaiting === 0) return found
  }
  throw new Error('It does not end.')
}

async function run(bench: Bench, Rows: Row[]) {
  const ImportID = await handOver(bench, Rows)
  await bench.client.changeImport({ ImportID, Action: 'start' })
  return finish(bench, ImportID)
}

const pinsOf = async ({ sandbox: { store } }: Bench) =>
  new Map((await store.selectFrom('users').select(['name', 'directory_pin']).where('account_id', '=', 1).where('removed_at', 'is', null).execute()).map((one) => [one.name, one.directory_pin]))

async function withMovers() {
  const bench = await openBench()
  await bench.signIn()
  const order = Array.from({ length: size }, (_, n) => n)
  expect(await run(bench, rowsOf(order, order.map(pinOf)))).toMatchObject({ Created: size })
  return async () => {
    const copy = await openBench({ time: bench.time, ...(await copyOf(bench.sandbox.store)) })
    await copy.signIn()
    return copy
  }
}

const shuffled = fc.shuffledSubarray(Array.from({ length: size }, (_, n) => n), { minLength: size, maxLength: size })

test('users who exchange PINs are changed once, as planned and across slices, and can be undone', async () => {
  const open = await withMovers()
  await fc.assert(fc.asyncProperty(shuffled, shuffled, async (order, owners) => {
    const bench = await open()
    const before = await pinsOf(bench)
    const rows = rowsOf(order, owners.map(pinOf))
    const moved = rows.filter(({ Person: { Name, DirectoryPin } }) => before.get(Name) !== DirectoryPin).length
    const ImportID = await handOver(bench, rows)
    const plan = await bench.client.previewImport({ ImportID, After: 0 })
    expect(plan.Rows.filter(({ Result }) => Result === 'change')).toHaveLength(moved)
    expect(plan.Rows.filter(({ Result }) => Result === 'unchanged')).toHaveLength(size - moved)
    await bench.client.changeImport({ ImportID, Action: 'start' })
    expect(await finish(bench, ImportID)).toMatchObject({ Changed: moved, Unchanged: size - moved, Failed: 0 })
    const after = await pinsOf(bench)
    for (const { Person: { Name, DirectoryPin } } of rows) expect(after.get(Name)).toBe(DirectoryPin)
    expect(await run(bench, rows)).toMatchObject({ Changed: 0, Unchanged: size })
    if (moved > 0) await bench.client.undoImport({ ImportID })
    expect(await finish(bench, ImportID)).toMatchObject({ UndoRefused: 0, Undone: moved })
    expect(await pinsOf(bench)).toEqual(before)
  }), { numRuns: 4 })
}, longTest)

test('for any PINs in a file, each row is imported or refused, and no user loses a PIN', async () => {
  const open = await withMovers()
  const pin = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: size - 1 }).map(pinOf) }, fc.integer({ min: 40, max: 60 }).map(pinOf), fc.constant(foreign))
  await fc.assert(fc.asyncProperty(shuffled, fc.array(pin, { minLength: size, maxLength: size }), async (order, pins) => {
    const bench = await open()
    const before = await pinsOf(bench)
    const rows = rowsOf(order, pins)
    const { ImportID } = await run(bench, rows)
    const after = await pinsOf(bench)
    const { Rows } = await bench.client.getImportRows({ ImportID, count: 200 })
    for (const { Name, Outcome, message, Person } of Rows) {
      expect(after.get(Name)).toBe(Outcome === 'failed' ? before.get(Name) : Person?.DirectoryPin)
      if (Outcome === 'failed') expect(message).toBe('Another user or a call group already uses this directory PIN.')
    }
    const inUse = [...after.values()].filter((one) => one !== '')
    expect(new Set(inUse).size).toBe(inUse.length)
    await bench.client.undoImport({ ImportID })
    expect(await finish(bench, ImportID)).toMatchObject({ UndoRefused: 0 })
    expect(await pinsOf(bench)).toEqual(before)
  }), { numRuns: 4 })
}, longTest)

test('two call groups can exchange PINs; a new user can get a PIN that another row frees', async () => {
  const bench = await openBench()
  const { client } = bench
  await bench.signIn()
  const groups = async (pins: readonly [string, string]) => {
    const { ImportID } = await client.createImport({ Kind: 'callGroups', PropertyID: 1, FileName: 'desks.csv', Rows: 2 })
    await client.addImportRows({ ImportID, Rows: ['North Desk', 'South Desk'].map((Name, index) => ({ Row: index + 2, CallGroup: { Name, DirectoryPin: pins[index] ?? '', Numbers: '(713) 555-0101' } })) })
    await client.changeImport({ ImportID, Action: 'start', AcknowledgesEnd: true })
    return finish(bench, ImportID)
  }
  expect(await groups(['90101', '90102'])).toMatchObject({ Created: 2 })
  expect(await groups(['90102', '90101'])).toMatchObject({ Changed: 2, Failed: 0 })
  const { ImportID } = await run(bench, rowsOf([1], [pinOf(1)]))
  const next = await run(bench, [{ Row: 2, Person: { Name: 'New One', Email: 'new@mail.example', DirectoryPin: pinOf(1) } }, ...rowsOf([1], [pinOf(2)]).map((row) => ({ ...row, Row: 3 }))])
  expect(next).toMatchObject({ Created: 1, Changed: 1, Failed: 0 })
  await client.undoImport({ ImportID: next.ImportID })
  expect(await finish(bench, next.ImportID)).toMatchObject({ Undone: 2, UndoRefused: 0 })
  expect((await pinsOf(bench)).get(nameOf(1))).toBe(pinOf(1))
  expect(await client.getImport({ ImportID })).toMatchObject({ Undoable: 1 })
})

/** After the first two rows, row 6 means another user than when the exchange was planned. */
const contradicting = [
  { Name: 'Ana Ruiz', Email: 'luis@mail.example', Phone: '+17135550191', Unit: '0101', DirectoryPin: '00777' },
  { Name: 'Ana Ruiz', Email: 'k.broussard@mail.example', Phone: '7135550192', Unit: '0101', DirectoryPin: '00777' },
  { Name: 'Luis Ruiz', Email: 'ana@mail.example', Phone: '7135550192', DirectoryPin: '00778' },
  { Name: 'Luis Ruiz', Email: 'luis@mail.example', Phone: '+17135550191', Unit: '0102', DirectoryPin: '00778' },
  { Name: 'Ana Ruiz', Email: 'ana@mail.example', Phone: '7135550192', Unit: '0101', DirectoryPin: '00778' },
]

test('if rows contradict each other about a user, no exchange loses a PIN, and all rows can be undone', async () => {
  const bench = await openBench()
  await bench.signIn()
  const before = await pinsOf(bench)
  const { ImportID } = await run(bench, contradicting.map((Person, index) => ({ Row: index + 2, Person })))
  const { Rows } = await bench.client.getImportRows({ ImportID })
  const pins = await bench.sandbox.store.selectFrom('users').select(['id', 'directory_pin']).where('account_id', '=', 1).execute()
  for (const { RecordID, Outcome } of Rows) if (Outcome === 'created') expect(pins.find(({ id }) => id === RecordID)?.directory_pin).not.toBe('')
  await bench.client.undoImport({ ImportID })
  expect(await finish(bench, ImportID)).toMatchObject({ UndoRefused: 0, Undoable: 0 })
  expect(await pinsOf(bench)).toEqual(before)
})

test('undo fully restores a user whose row ran after a later row’s PIN exchange', async () => {
  const bench = await openBench()
  await bench.signIn()
  const before = await pinsOf(bench)
  await run(bench, rowsOf([1, 2], [pinOf(1), pinOf(2)]))
  const { ImportID, ...done } = await run(bench, [
    { Row: 2, Person: { Name: nameOf(1), Email: 'mover1@mail.example', DirectoryPin: pinOf(2) } },
    { Row: 3, Person: { Name: nameOf(2), Email: 'mover2@mail.example', Notes: 'Two cats.' } },
    { Row: 4, Person: { Name: nameOf(2), Email: 'mover2@mail.example', DirectoryPin: pinOf(1) } },
  ])
  expect(done).toMatchObject({ Changed: 3, Failed: 0 })
  await bench.client.undoImport({ ImportID })
  expect(await finish(bench, ImportID)).toMatchObject({ UndoRefused: 0, Undone: 3 })
  expect(await pinsOf(bench)).toEqual(new Map([...before, [nameOf(1), pinOf(1)], [nameOf(2), pinOf(2)]]))
})
