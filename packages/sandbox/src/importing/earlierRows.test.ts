import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bench, longTest, openBench } from '../testing.fixture.ts'

type Person = Partial<Record<'Name' | 'Email' | 'Phone' | 'Unit' | 'DirectoryPin', string>>

const did = { create: 'created', change: 'changed', unchanged: 'unchanged', skip: 'skipped', conflict: 'failed' } as const

/** The planned and actual result of each row. */
async function planAndImport({ client, sandbox }: Bench, people: readonly Person[]) {
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Residents.csv', Rows: people.length })
  await client.addImportRows({ ImportID, Rows: people.map((Person, index) => ({ Row: index + 2, Person })) })
  const planned: string[] = []
  for (let After: number | null = 0; After !== null;) {
    const answer: Awaited<ReturnType<typeof client.previewImport>> = await client.previewImport({ ImportID, After })
    planned.push(...answer.Rows.map(({ Result }) => did[Result]))
    After = answer.Next
  }
  await client.changeImport({ ImportID, Action: 'start' })
  while ((await client.getImport({ ImportID })).State === 'running');
  const rows = await sandbox.store.selectFrom('import_rows').select('outcome').where('import_id', '=', ImportID).orderBy('row').execute()
  return { planned, done: rows.map(({ outcome }) => outcome as string) }
}

const countOf = (outcomes: readonly string[], wanted: string) => outcomes.filter((outcome) => outcome === wanted).length

test('a file of 300 rows whose users share phones, addresses and PINs is imported as planned', async () => {
  const bench = await openBench()
  await bench.signIn()
  const people = Array.from({ length: 300 }, (_, index): Person => {
    const original = index % 3 === 2 ? (index * 7) % 200 : index
    return {
      Name: index % 5 === 4 ? `Mover ${original}` : `Mover ${index}`,
      ...(index % 3 !== 1 && { Phone: `+1 281 555 ${String(1000 + original)}` }),
      ...(index % 4 === 0 && { Email: `mover${original}@mail.example` }),
      ...(index % 6 === 5 && { DirectoryPin: String(70_000 + (original % 40)) }),
    }
  })
  const { planned, done } = await planAndImport(bench, people)
  expect(planned).toEqual(done)
  expect(countOf(done, 'created')).toBeGreaterThan(100)
  expect(countOf(done, 'failed')).toBeGreaterThan(30)
}, longTest)

test('for any shared values, each row does what was planned, across slices and requests', async () => {
  const some = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const numbered = (count: number, text: (number: number) => string) => Array.from({ length: count }, (_, number) => text(number))
  const person = fc.record({
    Name: fc.constantFrom(...numbered(30, (number) => `Mover ${number}`), 'Keisha Broussard'),
    Email: some([...numbered(30, (number) => `mover${number}@mail.example`), 'k.broussard@mail.example']),
    Phone: some(numbered(30, (number) => `+1 281 555 ${1000 + number}`)),
    Unit: some(['0101', '0102']), DirectoryPin: some(numbered(20, (number) => String(70_000 + number))),
  }).map((row) => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== undefined)) as Person)
  await fc.assert(fc.asyncProperty(fc.array(person, { minLength: 60, maxLength: 100, size: 'max' }), async (people) => {
    const bench = await openBench()
    await bench.signIn()
    const { planned, done } = await planAndImport(bench, people)
    expect(planned).toEqual(done)
  }), { numRuns: 10, endOnFailure: true })
}, longTest)
