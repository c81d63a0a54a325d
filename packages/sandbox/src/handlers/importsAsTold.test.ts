import type { ImportState } from '@portal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followModel, step } from '../model.fixture.ts'
import { type Bench, day, longTest, openBench } from '../testing.fixture.ts'

type Outcome = 'waiting' | 'created' | 'changed' | 'unchanged' | 'skipped'

interface Row {
  email: string
  notes: string | undefined
  choice: 'merge' | 'skip'
  outcome: Outcome
  person: Person | null
  isUndone: boolean
}

interface Person {
  id: number
  notes: string
  isRemoved: boolean
  /** What was written, the newest last: a row of an import, with the notes before it, or null for a change by hand. */
  writes: ({ row: Row; notesBefore: string } | null)[]
}

interface Import {
  id: number
  state: ImportState
  endedAt: number
  rows: Row[]
}

interface Office {
  imports: Import[]
  people: Map<string, Person>
  newest: number
}

const undoDays = 90
const emails = ['ana@movers.example', 'luis@movers.example', 'mei@movers.example']
const row = fc.record({ email: fc.constantFrom(...emails), notes: fc.constantFrom('Two cats', 'Pays late', undefined), choice: fc.constantFrom<Row['choice']>('merge', 'merge', 'skip') })
const which = fc.nat(3)
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item
const inState = (...states: ImportState[]) => ({ imports }: Office) => imports.filter(({ state }) => states.includes(state))

function writeRow({ people }: Office, row: Row): void {
  const found = people.get(row.email)
  if (!found) {
    const person: Person = { id: 0, notes: row.notes ?? '', isRemoved: false, writes: [{ row, notesBefore: '' }] }
    people.set(row.email, person)
    Object.assign(row, { outcome: 'created', person })
  } else if (row.choice === 'skip') row.outcome = 'skipped'
  else if (row.notes === undefined || row.notes === found.notes) row.outcome = 'unchanged'
  else {
    found.writes.push({ row, notesBefore: found.notes })
    found.notes = row.notes
    Object.assign(row, { outcome: 'changed', person: found })
  }
}

const isWritten = ({ outcome }: Row) => outcome === 'created' || outcome === 'changed'
/** Only the newest change of a user can be undone. */
const isNewest = (row: Row) => row.person !== null && !row.person.isRemoved && row.person.writes.at(-1)?.row === row

function undoRow({ people }: Office, row: Row): void {
  const { person } = row
  if (!isWritten(row) || row.isUndone || !person || !isNewest(row)) return
  row.isUndone = true
  person.notes = person.writes.pop()?.notesBefore ?? ''
  if (row.outcome !== 'created') return
  person.isRemoved = true
  people.delete(row.email)
}

/** Polls as the page does, until the import neither runs nor is being undone. */
async function finish({ client }: Bench, ImportID: number): Promise<void> {
  for (let asked = 0; asked < 20; asked += 1) {
    const { State, UndoWaiting } = await client.getImport({ ImportID })
    if (State !== 'running' && UndoWaiting === 0) return
  }
  throw new Error('The import does not end.')
}

async function undo(office: Office, bench: Bench, { id, state, endedAt, rows }: Import, numbers?: number[]): Promise<void> {
  const asked = bench.client.undoImport({ ImportID: id, ...(numbers && { Rows: numbers }) })
  if (state === 'draft') return expect(asked).rejects.toMatchObject({ code: 'IMPORT_STATE' })
  if (bench.time.now >= endedAt + undoDays * day) return expect(asked).rejects.toMatchObject({ code: 'UNDO_EXPIRED' })
  await asked
  await finish(bench, id)
  for (const row of rows.filter((_, index) => !numbers || numbers.includes(index + 2)).toReversed()) undoRow(office, row)
}

async function edit(office: Office, { client }: Bench, email: string): Promise<void> {
  const person = office.people.get(email)
  if (!person) return
  person.notes = `Note ${(office.newest += 1)}`
  person.writes.push(null)
  const { Version } = await client.getUserDetail({ ID: person.id })
  await client.updateUserDetail({ ID: person.id, Version, Notes: person.notes })
}

async function remove({ people }: Office, { client }: Bench, email: string): Promise<void> {
  const person = people.get(email)
  if (!person) return
  const { Version } = await client.getUserDetail({ ID: person.id })
  await client.deleteUser({ ID: person.id, Version })
  person.isRemoved = true
  people.delete(email)
}

const someone = fc.constantFrom(...emails)

const upload = step('upload', fc.array(row, { minLength: 1, maxLength: 3 }), async ({ imports }: Office, { client }: Bench, given) => {
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: given.length })
  const Rows = given.map(({ email, notes, choice }, index) => ({ Row: index + 2, Choice: choice, Person: { Name: email, Email: email, ...(notes !== undefined && { Notes: notes }) } }))
  await client.addImportRows({ ImportID, Rows })
  imports.push({ id: ImportID, state: 'draft', endedAt: 0, rows: given.map((one) => ({ ...one, outcome: 'waiting', person: null, isUndone: false })) })
}, (office) => inState('draft')(office).length < 2)

const start = step('start', which, async (office: Office, bench: Bench, at) => {
  const one = pick(inState('draft')(office), at)
  await bench.client.changeImport({ ImportID: one.id, Action: 'start' })
  await finish(bench, one.id)
  for (const row of one.rows) writeRow(office, row)
  Object.assign(one, { state: 'done', endedAt: bench.time.now })
  const { Rows } = await bench.client.getImportRows({ ImportID: one.id })
  for (const [index, { person }] of one.rows.entries()) if (person) person.id = Rows[index]?.RecordID ?? 0
}, (office) => inState('draft')(office).length > 0)

const steps = [
  upload, upload, start, start, start,
  step('discard', which, async (office: Office, { client }: Bench, at) => {
    const one = pick(inState('draft')(office), at)
    await client.changeImport({ ImportID: one.id, Action: 'discard' })
    office.imports = office.imports.filter((other) => other !== one)
  }, (office) => inState('draft')(office).length > 0),
  step('repeat', fc.tuple(which, fc.constantFrom('start' as const, 'pause' as const, 'resume' as const, 'cancel' as const, 'discard' as const)), async (office: Office, { client }: Bench, [at, Action]) => {
    await expect(client.changeImport({ ImportID: pick(inState('done')(office), at).id, Action })).rejects.toMatchObject({ code: 'IMPORT_STATE' })
  }, (office) => inState('done')(office).length > 0),
  step('undo', which, async (office: Office, bench: Bench, at) => undo(office, bench, pick(office.imports, at)), ({ imports }) => imports.length > 0),
  step('undo a row', fc.tuple(which, which), async (office: Office, bench: Bench, [at, number]) => {
    const one = pick(office.imports, at)
    await undo(office, bench, one, [2 + (number % one.rows.length)])
  }, ({ imports }) => imports.length > 0),
  step('edit', someone, edit), step('delete', someone, remove),
  step('wait', fc.constantFrom(1, 90), async (_office: Office, bench: Bench, days) => {
    bench.time.now += days * day
    await bench.signIn()
  }),
]

test('after any imports, undos and changes by hand, users have the last notes, and a row can be undone if it is the last change, as in a simple model', { timeout: longTest }, async () => {
  const bench = await openBench()
  const { client } = bench
  await followModel(steps, {
    runs: 20,
    longest: 20,
    async start() {
      await bench.signIn()
      const { Imports } = await client.getImports({})
      for (const { ImportID, State } of Imports) if (State === 'draft') await client.changeImport({ ImportID, Action: 'discard' })
      for (const { ID, Version } of await usersOf(bench)) await client.deleteUser({ ID, Version })
      const model: Office = { imports: [], people: new Map(), newest: 0 }
      return { model, real: bench }
    },
    async compare({ imports, people }) {
      const told = await usersOf(bench)
      expect(told.map(({ Email, Notes }) => [Email, Notes])).toEqual([...people].map(([email, { notes }]) => [email, notes]).toSorted(byEmail))
      for (const { id, state, rows } of imports) {
        expect(await client.getImport({ ImportID: id })).toMatchObject({ State: state, Created: count(rows, 'created'), Changed: count(rows, 'changed'), Unchanged: count(rows, 'unchanged') })
        const { Rows } = await client.getImportRows({ ImportID: id })
        expect(Rows.map(({ Outcome, Undo }) => [Outcome, Undo])).toEqual(rows.map((row) => [row.outcome, undoOf(row)]))
      }
    },
  })
})

const byEmail = ([one = '']: string[], [other = '']: string[]) => (one < other ? -1 : 1)
const count = (rows: readonly Row[], outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length

function undoOf(row: Row) {
  if (!isWritten(row)) return 'none'
  if (row.isUndone) return 'undone'
  return isNewest(row) ? 'open' : 'blocked'
}

async function usersOf({ client, sandbox }: Bench) {
  const found = await sandbox.store.selectFrom('users').select('id').where('email', 'in', emails).where('removed_at', 'is', null).orderBy('email').execute()
  return Promise.all(found.map(async ({ id }) => client.getUserDetail({ ID: id })))
}
