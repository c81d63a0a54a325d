import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createImportDesk, draftRowsAtMost, type ImportDesk } from './importDesk.ts'
import type { SheetFile } from './sheetFile.ts'

const file: SheetFile = {
  name: 'movers.csv', encoding: 'utf-8', isGuess: false, sheet: null, sheets: [], headings: ['Resident', 'Apt', 'Group', 'Color'],
  rows: [['Ana Ruiz', '417', 'Residents Tower B', 'red'], ['Luis Ruiz', '0418', 'Residents, Tower B', ''], ['', '0419', '', ''], ['Ana Ruiz', '0417', 'Residents Tower B', 'blue']].map((cells, index) => ({ row: index + 2, cells })),
}
const known = { groups: ['Residents, Tower B'], pins: [], units: ['0101', '0102', '0103'], people: [] }
const source = { kind: 'users' as const, name: 'movers.csv', bytes: new Uint8Array(), sheet: null }
const look = (desk: ImportDesk) => desk.look({ show: 'all', page: 1, size: 20 })

async function opened(from: SheetFile = file) {
  const desk = createImportDesk(() => Promise.resolve(from))
  const facts = await desk.read(source)
  if (!('guesses' in facts)) throw new Error('It was not read.')
  await desk.match({ columns: facts.guesses.map(({ column }) => column), known })
  return { desk, facts }
}

test('a file has a summary and pages, can be fixed, and only rows without errors are imported', async () => {
  const { desk, facts } = await opened()
  expect(facts).toMatchObject({ rows: 4, guesses: [{ column: 'Name' }, { column: 'Unit' }, { column: 'UserGroup' }, { column: null }], samples: [['Ana Ruiz', 'Luis Ruiz', 'Ana Ruiz'], ['417', '0418', '0419'], expect.anything(), ['red', 'blue']] })
  const view = await desk.look({ show: null, page: 9, size: 2 })
  expect(view).toMatchObject({ show: 'errors', page: 2, pageCount: 2, counts: { all: 4, errors: 3, warnings: 0, ready: 1 }, rows: [{ row: 5 }] })
  expect(view.alike.map(({ column, count }) => [column, count])).toEqual([['Unit', 1], ['UserGroup', 2]])
  expect(await desk.edit({ kind: 'mendAlike', column: 'UserGroup', problem: 'group' })).toBe(2)
  expect((await desk.take({ after: 0, count: 10 })).map(({ row, cells }) => [row, cells.Unit])).toEqual([[2, '417'], [3, '0418'], [5, '0417']])
  expect((await desk.take({ after: 2, count: 1 })).map(({ row }) => row)).toEqual([3])
  expect(await desk.errorRows()).toEqual([file.headings, ['', '0419', '', '']])
  await desk.edit({ kind: 'undo' })
  expect((await look(desk)).counts).toMatchObject({ errors: 3, ready: 1 })
  await desk.match({ columns: [null, null, null, null], known })
  expect(await desk.look({ show: null, page: 1, size: 2 })).toMatchObject({ show: 'all', counts: { errors: 0, warnings: 0 } })
})

test('a draft continues after its last edit; a long file has no draft', async () => {
  const { desk } = await opened()
  await desk.edit({ kind: 'cell', row: 4, cell: 0, text: 'Mei' })
  const draft = await desk.draft()
  const next = createImportDesk(() => Promise.reject(new Error('Nobody reads.')))
  if (!draft) throw new Error('It keeps nothing.')
  await next.restore(draft)
  await next.match({ columns: draft.columns, known })
  expect((await look(next)).rows).toEqual((await look(desk)).rows)
  expect((await next.draft())?.rows).toEqual(draft.rows)
  const long = { ...file, rows: Array.from({ length: draftRowsAtMost + 1 }, (_, index) => ({ row: index + 2, cells: ['Ana'] })) }
  expect(await (await opened(long)).desk.draft()).toBeNull()
})

test('changed columns are checked again, and edits stay', async () => {
  const { desk } = await opened()
  await desk.edit({ kind: 'cell', row: 2, cell: 2, text: 'Penthouse' })
  await desk.match({ columns: ['Name', 'Unit', null, null], known })
  expect((await look(desk)).counts.errors).toBe(1)
  await desk.match({ columns: ['Name', null, 'UserGroup', null], known })
  expect((await look(desk)).rows[0]?.cells[2]).toBe('Penthouse')
})

test('after any undo and redo, the check equals that of a new desk with the same rows', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('cell' as const), row: fc.integer({ min: 2, max: 5 }), cell: fc.integer({ min: 0, max: 3 }), text: fc.constantFrom('', 'Ana', '417', 'Residents Tower B') }),
    fc.record({ kind: fc.constant('choice' as const), rows: fc.subarray([2, 3, 4, 5]), choice: fc.constantFrom('merge' as const, 'leaveOut' as const) }),
    fc.constant({ kind: 'mendAlike' as const, column: 'UserGroup' as const, problem: 'group' as const }), fc.constant({ kind: 'undo' as const }), fc.constant({ kind: 'redo' as const }),
  )
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    const { desk } = await opened()
    for (const one of steps) {
      await look(desk)
      await desk.edit(one)
    }
    const draft = await desk.draft()
    if (!draft) throw new Error('It keeps nothing.')
    const fresh = createImportDesk(() => Promise.resolve(file))
    await fresh.restore(draft)
    await fresh.match({ columns: draft.columns, known })
    const { mayUndo: _undo, mayRedo: _redo, ...view } = await look(desk)
    expect(await look(fresh)).toMatchObject(view)
  }), { numRuns: 60 })
})
