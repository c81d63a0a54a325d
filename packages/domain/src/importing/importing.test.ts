import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellProblems } from './cellProblems.ts'
import { indexPeople } from './personMention.ts'
import { checkCell, type CheckFrame, widthOf } from './checkCell.ts'
import { cellsOf, inspectSheet, frameOfSheet, type ImportSheet, rowsToImport, sharedValues } from './inspectSheet.ts'
import { decodeText, mendEncoding } from './decodeText.ts'
import { findHeading, guessColumns } from './guessColumns.ts'
import { importStates, importUndoFor, nextImportState } from './importStates.ts'
import { encodeWiegand, wiegandFormats, wiegandLayouts } from '../access/credentials/wiegand.ts'
import { readCardCell, showCardCell } from './codeCells.ts'
import { readCorpus } from '../testing/corpus.ts'
import { columnsOfKind, type ImportCells, type ImportColumn, importKinds } from './importKinds.ts'
import type { PersonColumn } from './personColumns.ts'
import { readDateCell, readDayCell } from './readDateCell.ts'
import { editSheet, startEditing } from './sheetEdits.ts'
import { withoutTotals } from './withoutTotals.ts'

const frame: CheckFrame = { kind: 'users', people: indexPeople([]), pins: new Map(), places: ['Main Gate', 'Pool'], doors: ['Lobby'], codeWidth: 5, groups: ['Residents, Tower A', 'Residents, Tower B', 'Staff'], pinWidth: 5, unitWidth: 4, dateOrder: 'month' }

test.each<[PersonColumn, string, string | null, string | null]>([
  ['DirectoryPin', '417', 'leadingZero', '00417'],
  ['DirectoryPin', '00417', null, null],
  ['DirectoryPin', '4.17E+12', 'shortened', null],
  ['DirectoryPin', '123456', 'pin', null],
  ['Unit', '208', 'leadingZero', '0208'],
  ['Unit', 'PH', null, null],
  ['Unit', '14-Mar', 'dateLike', '3-14'],
  ['Unit', 'Mar-14', 'dateLike', '3-14'],
  ['Phone', '(713) 555-0117', null, null],
  ['Phone', '34911234567', 'plus', '+34911234567'],
  ['Phone', '1.7135550117E+10', 'shortened', null],
  ['Phone', 'call me', 'phone', null],
  ['Email', 'ana@mail.example', null, null],
  ['Email', 'ana@mail', 'email', null],
  ['Name', 'Ruiz, Ana', 'nameOrder', 'Ana Ruiz'],
  ['Name', ' Ana Ruiz\u00a0', 'spaces', 'Ana Ruiz'],
  ['Name', 'JosÃ© NÃºÃ±ez', 'encoding', 'José Núñez'],
  ['Name', 'Ã', null, null],
  ['Name', '=HYPERLINK("http://x","y")', 'link', null],
  ['Name', '=cmd|calc', null, null],
  ['Name', 'a\u202eb', 'invisible', null],
  ['UserGroup', 'residents, tower a', null, null],
  ['UserGroup', 'Residents Tower A', 'group', 'Residents, Tower A'],
  ['UserGroup', 'Resident, Tower C', 'group', null],
  ['validFrom', '2026-11-30', null, null],
  ['validFrom', '11/30/2026', null, null],
  ['validFrom', '46004', null, null],
  ['validFrom', '99999', 'date', null],
  ['validFrom', '2/30/2026', 'date', null],
  ['Notes', '', null, null],
])('%s “%s”: %s, meant as %s', (column, text, problem, mend) => {
  const found = checkCell(column, text, frame)
  expect([found?.problem ?? null, found?.mend ?? null]).toEqual([problem, mend])
})

test('hours that can’t be read are marked', () => {
  const problemOf = (text: string) => checkCell('Hours', text, { ...frame, kind: 'schedules' })?.problem
  expect([problemOf('Mon-Fri 8-17'), problemOf('at night')]).toEqual([undefined, 'hours'])
})

test('a fixed cell never offers the same fix again', () => {
  const columns: PersonColumn[] = ['Name', 'Email', 'Phone', 'Unit', 'UserGroup', 'DirectoryPin', 'validFrom', 'Notes']
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[ 0-9,./-]{1,12}$/), fc.constantFrom('JosÃ©', '14-Mar', 'Residents Tower A', '34911234567'))
  fc.assert(fc.property(fc.constantFrom(...columns), text, (column, cell) => {
    const seen = new Set<string>()
    let now = cell
    for (let found = checkCell(column, now, frame); found !== null && found.mend !== null; found = checkCell(column, now, frame)) {
      expect(seen).not.toContain(now)
      seen.add(now)
      now = found.mend
    }
  }))
})

test('PINs should have as many digits as the property’s, or else as most rows of the file', () => {
  expect(widthOf(['00417', '88213', '00001'], ['1'])).toBe(5)
  expect(widthOf(['0417', '88213', '00001'], [])).toBeNull()
  expect(widthOf([], ['1204', '905', '1010', '1112'])).toBe(4)
  expect(widthOf([], ['12', '905', '1010'])).toBeNull()
})

test('a file is read in its own encoding', () => {
  const text = 'Name,Unit\nJosé Núñez €,0417\n'
  const utf16 = Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]))
  expect(decodeText(new TextEncoder().encode(text))).toEqual({ text, encoding: 'utf-8', isGuess: false })
  expect(decodeText(new TextEncoder().encode(`\ufeff${text}`))).toEqual({ text, encoding: 'utf-8', isGuess: false })
  expect(decodeText(utf16)).toEqual({ text, encoding: 'utf-16le', isGuess: true })
  const utf16be = Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]))
  expect(decodeText(utf16be)).toEqual({ text, encoding: 'utf-16be', isGuess: true })
  expect(decodeText(Uint8Array.from([0x41, 0x42, 0xbf]))).toEqual({ text: 'AB¿', encoding: 'windows-1252', isGuess: true })
  expect(decodeText(Uint8Array.from([0xff, 0xfe, ...utf16]))).toEqual({ text, encoding: 'utf-16le', isGuess: false })
  expect(decodeText(Uint8Array.from([...'Jos\u00e9 \u0080'].map((letter) => letter.charCodeAt(0))))).toEqual({ text: 'José €', encoding: 'windows-1252', isGuess: true })
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0')), (one) => {
    const wrong = new TextDecoder('windows-1252').decode(new TextEncoder().encode(one))
    expect(mendEncoding(wrong) ?? one).toBe(one)
  }))
})

test('columns are recognized by their heading, else by their values', () => {
  expect(guessColumns('users', ['Resident', 'E-mail', 'Apt.', 'Color'], [])).toEqual([
    { column: 'Name', reason: 'heading' }, { column: 'Email', reason: 'heading' }, { column: 'Unit', reason: 'heading' }, { column: null, reason: null },
  ])
  const rows = [['Ana Ruiz', 'ana@mail.example', '713 555 0117', '11/30/2026'], ['Luis Ruiz', 'luis@mail.example', '+1 713-555-0118', '12/1/2026']]
  expect(findHeading('users', rows)).toBe(-1)
  expect(findHeading('users', [['Residents 2026', ''], ['Name', 'Unit'], ['Ana Ruiz', '0101']])).toBe(1)
  expect(findHeading('users', [['Ana Ruiz', '0101'], ['Name', 'Unit']])).toBe(-1)
  expect(guessColumns('users', null, rows).map(({ column }) => column)).toEqual(['Name', 'Email', 'Phone', 'validFrom'])
  expect(guessColumns('schedules', null, [['Exit lane', 'Mon-Fri 8-17'], ['Mail truck', 'Sat 9:00-12:00']]).map(({ column }) => column)).toEqual(['Name', 'Hours'])
})

test('“Nombre” is the whole name, or the first name beside “Apellido”', () => {
  const columnsOf = (...headings: string[]) => guessColumns('users', headings, []).map(({ column }) => column)
  expect(columnsOf('Nombre', 'Unidad')).toEqual(['Name', 'Unit'])
  expect(columnsOf('Nombre', 'Apellido')).toEqual(['FirstName', 'LastName'])
})

test('only dates that exist are accepted', () => {
  expect([readDateCell('3/4/26', 'day'), readDateCell('2026/3/4', 'day'), readDateCell('13/13/2026', 'day'), readDateCell('1-2', 'day')]).toEqual(['2026-04-03', '2026-03-04', null, null])
  expect([['123/4/56', 'month'], ['123/4/56', 'day'], ['1/2/345', 'month'], ['2026-1-234', 'month']].map(([text = '', order]) => readDateCell(text, order === 'day' ? 'day' : 'month'))).toEqual([null, null, null, null])
})

test('a spreadsheet’s serial number is read as its date, other five digits are not', () => {
  expect([readDayCell('46004', 'month'), readDayCell('19999', 'month'), readDayCell('60000', 'month'), readDateCell('46004', 'month')]).toEqual(['2025-12-13', null, null, null])
  fc.assert(fc.property(fc.integer({ min: 40_000, max: 59_999 }), (days) => {
    const date = readDayCell(String(days), 'month') ?? ''
    expect(Date.parse(date) - Date.parse('1899-12-30')).toBe(days * 86_400_000)
    expect(readDayCell(date, 'month')).toBe(date)
  }))
})

test('dates in any notation are stored as year, month and day', () => {
  const cells = ['2/3/2026', '46004', 'soon']
  expect(cells.map((cell) => cellsOf(['validFrom', 'Notes'], { row: 2, cells: [cell, cell], choice: 'merge' }, frame).validFrom)).toEqual(['2026-02-03', '2025-12-13', 'soon'])
  expect(cellsOf(['Unit'], { row: 2, cells: ['46004'], choice: 'merge' }, frame)).toEqual({ Unit: '46004' })
})

test.each([
  [['TOTAL', '300'], true], [['', 'Total residents: 300', ''], true], [['Grand total', '1,204', '$12.50'], true], [['Totales', '300'], true],
  [['Total', 'Ana', '300'], false], [['Total Fitness', 'total@gym.example'], false], [['Ana Ruiz', '0101'], false], [['Total'], false], [['300'], false],
])('whether the last row %j is a total: %s', (cells, isTotal) => {
  const rows = [['Total', '12'], ['Ana Ruiz', '0101'], cells].map((row, index) => ({ row: index + 2, cells: row }))
  expect(withoutTotals(rows).map(({ choice }) => choice)).toEqual(['merge', 'merge', isTotal ? 'leaveOut' : 'merge'])
})

const sheet: ImportSheet = {
  kind: 'users',
  columns: ['Name', 'Unit', null, 'DirectoryPin', 'Email'],
  rows: [
    ['Ana Ruiz', '1204', 'x', '10417', ''], ['Luis Ruiz', '905', 'y', '20417', ''], ['', '1010', '', '', ''],
    ['ANA RUIZ', '1204', '', '', ''], ['Mei-Ling Jacobs', '1112', '', '10417', ''],
  ].map((cells, index) => ({ row: index + 2, cells, choice: 'merge' as const })),
}
const known = { groups: [], pins: [], units: [], people: [] }

test('a phone number that an earlier row gives to another user is marked', () => {
  const of: ImportSheet = {
    kind: 'users', columns: ['Name', 'Phone', 'Email'],
    rows: [
      ['Ana Ruiz', '(713) 555-0117', ''], ['Luis Ruiz', '+1 713 555 0117', 'luis@mail.example'], ['ANA RUIZ', '713.555.0117', 'ana@mail.example'],
      ['Anita Ruiz', '713 555 0117', 'ANA@mail.example'], ['Mei-Ling Jacobs', '', ''],
    ].map((cells, index) => ({ row: index + 2, cells, choice: 'merge' as const })),
  }
  const check = inspectSheet(of, frameOfSheet(of, known))
  expect(check.findings.map(({ row, column, problem }) => [row, column, problem])).toEqual([[3, 'Phone', 'phoneTwice']])
  expect(rowsToImport(of, check).map(({ row }) => row)).toEqual([2, 4, 5, 6])
})

test('a sheet is checked, fixed in one step, and the fix undone', () => {
  const check = (of: ImportSheet) => inspectSheet(of, frameOfSheet(of, known))
  const first = check(sheet)
  expect(first.findings.map(({ row, problem, mend }) => [row, problem, mend])).toEqual([[3, 'leadingZero', '0905'], [4, 'noName', null], [6, 'pinTwice', null]])
  expect([...first.twins]).toEqual([[5, 2]])
  expect(rowsToImport(sheet, first).map(({ row }) => row)).toEqual([2, 3, 5])
  const mended = editSheet(startEditing(sheet), { kind: 'mend', findings: first.findings })
  expect(mended.sheet.rows[1]?.cells[1]).toBe('0905')
  expect(mended.sheet.rows[0]).toBe(sheet.rows[0])
  const left = editSheet(mended, { kind: 'choice', rows: [4, 6], choice: 'leaveOut' })
  expect(left.sheet.rows.filter(({ choice }) => choice === 'leaveOut').map(({ row }) => row)).toEqual([4, 6])
  expect(check(left.sheet).findings).toEqual([])
  expect(editSheet(editSheet(left, { kind: 'undo' }), { kind: 'undo' }).sheet).toEqual(sheet)
})

test('undo and redo of any edits lead to the same states', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('cell' as const), row: fc.integer({ min: 2, max: 6 }), cell: fc.integer({ min: 0, max: 6 }), text: fc.constantFrom('', 'Ana Ruiz', '0905') }),
    fc.record({ kind: fc.constant('choice' as const), rows: fc.array(fc.integer({ min: 2, max: 6 })), choice: fc.constantFrom('merge' as const, 'skip' as const, 'leaveOut' as const) }),
  )
  fc.assert(fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
    const end = steps.reduce(editSheet, startEditing(sheet))
    const back = end.past.reduce((edited) => editSheet(edited, { kind: 'undo' }), end)
    expect(back.sheet.rows).toEqual(sheet.rows)
    expect(end.past.reduce((edited) => editSheet(edited, { kind: 'redo' }), back).sheet).toEqual(end.sheet)
  }))
})

test('an import can be undone for 90 days', () => {
  expect(importUndoFor).toBe(Date.parse('2026-04-01T00:00:00Z') - Date.parse('2026-01-01T00:00:00Z'))
})

test('every problem is an error or a warning, and a finished import stays finished', () => {
  expect(new Set(Object.values(cellProblems))).toEqual(new Set(['error', 'warning']))
  for (const action of ['start', 'pause', 'resume', 'cancel', 'discard'] as const) expect(nextImportState('done', action)).toBeNull()
  expect(importStates.map((state) => nextImportState(state, 'cancel'))).toEqual([null, 'cancelled', 'cancelled', null, null])
})

const people = [
  { name: 'Ana Ruiz', email: 'ana@mail.example', unit: '1204' }, { name: 'Ana Ruiz', email: '', unit: '0101' },
  { name: 'Luis Ruiz', email: 'luis@mail.example', unit: '1204' }, { name: 'Mei-Ling Jacobs', email: '', unit: '' },
]
const callFrame: CheckFrame = { ...frame, kind: 'callGroups', people: indexPeople(people) }

test.each<[ImportColumn, string, string | null, string | null]>([
  ['Name', 'Desk', 'callGroupName', null],
  ['Name', 'The longest of names', 'callGroupName', null],
  ['Name', 'Desk, by day', null, null],
  ['CallKind', 'video', null, null],
  ['CallKind', 'PSTN', null, null],
  ['CallKind', 'Vidio', 'callKind', 'Video'],
  ['FirstCalled', 'ANA@mail.example; Luis Ruiz; Mei-Ling Jacobs', null, null],
  ['FirstCalled', 'Ana Ruiz (0101)', null, null],
  ['FirstCalled', 'Ana Ruiz', 'several', null],
  ['FirstCalled', 'Luis Ruis; Mei-Ling Jacobs', 'nobody', 'Luis Ruiz; Mei-Ling Jacobs'],
  ['FirstCalled', 'Luis Ruiz; luis@mail.example', 'listedTwice', 'Luis Ruiz'],
  ['SecondCalled', 'Luis Ruiz; Mei-Ling Jacobs; ana@mail.example; Ana Ruiz (0101)', 'tooManyPeople', null],
  ['Numbers', 'Desk: (713) 555-0100; 7135550101', null, null],
  ['Numbers', 'Desk: 34911234567; 7135550101', 'plus', 'Desk: +34911234567; 7135550101'],
  ['Numbers', 'Desk: call me', 'phone', null],
  ['DirectoryPin', '417', 'leadingZero', '00417'],
])('of a call group, %s “%s”: %s, meant as %s', (column, text, problem, mend) => {
  const found = checkCell(column, text, callFrame)
  expect([found?.problem ?? null, found?.mend ?? null]).toEqual([problem, mend])
})

test('a taken PIN and a duplicate name exclude their rows', () => {
  const pins = [{ pin: '00417', holder: 'Marcus Tran', email: 'marcus@mail.example', isCallGroup: false }, { pin: '00418', holder: 'Front desk', email: '', isCallGroup: true }]
  const inspect = (kind: 'users' | 'callGroups', rows: string[][]) => {
    const of: ImportSheet = { kind, columns: kind === 'users' ? ['Name', 'DirectoryPin', 'Email'] : ['Name', 'DirectoryPin'], rows: rows.map((cells, index) => ({ row: index + 2, cells, choice: 'merge' })) }
    return inspectSheet(of, frameOfSheet(of, { ...known, pins })).findings.map(({ row, problem, mend, about }) => [row, problem, mend, about])
  }
  expect(inspect('users', [['Ana Ruiz', '00417'], ['marcus tran', '00417'], ['M. Tran', '00417', 'MARCUS@mail.example'], ['Front desk', '00418']])).toEqual([
    [2, 'pinTaken', '00419', 'Marcus Tran'], [5, 'pinTaken', '00419', 'Front desk'], [3, 'pinTwice', null, undefined], [4, 'pinTwice', null, undefined],
  ])
  // A PIN becomes free if another row gives its user a new one. Two users may swap PINs, and a third may get a freed one.
  expect(inspect('users', [['Ana Ruiz', '00417'], ['marcus tran', '00420']])).toEqual([])
  expect(inspect('users', [['Ana Ruiz', '00417', 'ana@mail.example'], ['M. Tran', '00420', 'marcus@mail.example']])).toEqual([])
  expect(inspect('users', [['Ana Ruiz', '00417'], ['Marcus Tran', '']])).toEqual([[2, 'pinTaken', '00419', 'Marcus Tran']])
  expect(inspect('callGroups', [['Pool desk', '00418'], ['Front desk', '00421']])).toEqual([])
  expect(inspect('callGroups', [['FRONT DESK', '00418'], ['Marcus Tran', '00417'], ['front desk', '']])).toEqual([
    [3, 'pinTaken', '00419', 'Marcus Tran'], [4, 'nameTwice', null, undefined],
  ])
})

test.each<[string, string | null, string | null, ImportCells?]>([
  ['417', 'leadingZero', '00417'],
  ['00417', null, null],
  ['417417', 'code', null],
  ['4.17E+12', 'shortened', null],
  ['118-04419', null, null],
  ['118:4419', null, null],
  ['118-70002', 'cardRange', null],
  ['FC 118 CN 4419', 'cardNotation', '118-04419', { CodeType: 'card' }],
  ['0x2ec0c86', 'cardNotation', '118-01603', { CodeType: 'card' }],
  ['10111011000000110010000110', 'cardNotation', '118-01603', { CodeType: 'prox' }],
  ['11804419', 'cardNotation', '118-04419', { CodeType: 'fob' }],
  ['0007737667', 'cardNotation', '118-04419', { CodeType: 'tag' }],
  ['4419', 'card', null, { CodeType: 'card' }],
  ['4419', null, null, { CodeType: 'card', CardFormat: 'H10302' }],
  ['1-4419', null, null, { CardFormat: '34 bit' }],
  ['(713) 555-0117', null, null, { CodeType: 'phone' }],
])('the code “%s”: %s, meant as %s', (Code, problem, mend, more = {}) => {
  const cells: ImportCells = { Code, ...more }
  const columns = Object.keys(cells) as ImportColumn[]
  const of: ImportSheet = { kind: 'accessCodes', columns, rows: [{ row: 2, cells: Object.values(cells), choice: 'merge' }] }
  expect(inspectSheet(of, frameOfSheet(of, { ...known, codeWidth: 5 })).findings.map((found) => [found.problem, found.mend])).toEqual(problem === null ? [] : [[problem, mend]])
})

test('a user’s row has a PIN, a card in two columns and a phone entry, each checked for one user', () => {
  const headings = ['Resident', 'PIN', 'Card No', 'Facility', 'Phone entry', 'Directory PIN']
  const columns = guessColumns('users', headings, []).map(({ column }) => column)
  expect(columns).toEqual(['Name', 'GateCode', 'CardNumber', 'FacilityCode', 'PhoneEntry', 'DirectoryPin'])
  const rows = [
    ['Ana Ruiz', '04711', '4419', '118', '(713) 555-0117'], ['Luis Ruiz', '4711', '118-04420', '118', '713-555-0117'], ['Mei-Ling Jacobs', '04711', '4421', '', '12'],
    ['Ana Ruiz', '04711', 'FC118 CN4419', '', ''], ['Keisha Broussard', '04712', '118-04419', '', ''], ['Imani Oyelaran', '0471x', '70002', '118', ''], ['Marcus Tran', '04713', '', '118', ''],
  ]
  const of: ImportSheet = { kind: 'users', columns, rows: rows.map((cells, index) => ({ row: index + 2, cells, choice: 'merge' })) }
  const { findings } = inspectSheet(of, frameOfSheet(of, known))
  expect(findings.map(({ row, column, value, problem, mend }) => [row, column, value, problem, mend])).toEqual([
    [3, 'GateCode', '4711', 'leadingZero', '04711'], [4, 'CardNumber', '4421', 'card', null], [4, 'PhoneEntry', '12', 'code', null],
    [5, 'CardNumber', 'FC118 CN4419', 'cardNotation', '118-04419'], [7, 'GateCode', '0471x', 'code', null], [7, 'CardNumber', '70002', 'cardRange', null],
    [3, 'PhoneEntry', '713-555-0117', 'codeTwice', null], [4, 'GateCode', '04711', 'codeTwice', null], [6, 'CardNumber', '118-04419', 'codeTwice', null],
  ])
})

test('every card is read back from each of its notations', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 255 }), fc.integer({ min: 1, max: 65_535 }), (facilityCode, cardNumber) => {
    const bits = encodeWiegand('H10301', { facilityCode, cardNumber })
    const joined = `${String(facilityCode).padStart(3, '0')}${String(cardNumber).padStart(5, '0')}`
    const written = [
      showCardCell({ facilityCode, cardNumber }), `${facilityCode} ${cardNumber}`, `FC${facilityCode} CN${cardNumber}`, bits, `0x${Number(`0b${bits}`).toString(16)}`, joined,
      String(facilityCode * 65_536 + cardNumber).padStart(10, '0'),
    ]
    for (const text of written) expect(readCardCell(text, 'H10301'), text).toEqual({ facilityCode, cardNumber })
  }))
})

test('only numbers are read as a card', () => {
  // Ten digits are one number, also if all are zeros and ones.
  expect(readCardCell('0001010101', 'H10301')).toEqual({ facilityCode: 15, cardNumber: 27_061 })
  expect(readCardCell('Shift 04', 'H10301')).toBeNull()
  const withoutFacility = wiegandFormats.find((format) => wiegandLayouts[format].facility === null)
  if (!withoutFacility) throw new Error('Every format has a facility code.')
  expect([readCardCell('4419', withoutFacility), readCardCell('lobby', withoutFacility)]).toEqual([{ facilityCode: null, cardNumber: 4419 }, null])
})

test('rows without a PIN share none', () => {
  expect(sharedValues('users', { FirstName: 'Ana', LastName: 'Ruiz' })).toEqual(['n ana ruiz'])
  expect(sharedValues('users', { FirstName: 'Ana', LastName: 'Ruiz', DirectoryPin: '00417' })).toEqual(['n ana ruiz', 'd 00417'])
})

test('entry methods name their users and doors, and duplicates are reported', () => {
  const of: ImportSheet = {
    kind: 'accessCodes', columns: ['Person', 'CodeType', 'Code', 'Places'],
    rows: [['Luis Ruis', 'Gate code', '10417', 'Main Gat'], ['', 'Keypad', '10417', ''], ['Ana Ruiz', 'Fax', '10418', ''], ['', '', '', 'Pool']].map((cells, index) => ({ row: index + 2, cells, choice: 'merge' })),
  }
  const { findings } = inspectSheet(of, frameOfSheet(of, { ...known, people, places: ['Main Gate', 'Pool'] }))
  expect(findings.map(({ row, problem, mend }) => [row, problem, mend])).toEqual([
    [2, 'nobody', 'Luis Ruiz'], [2, 'place', 'Main Gate'], [4, 'several', null], [4, 'codeType', null], [5, 'noCode', null], [3, 'codeTwice', null],
  ])
})

test.each(['csv-injection', 'csv-generated'])('a link in any cell of %s excludes its row, and no fix results in a formula', (name) => {
  for (const text of readCorpus<string>(name)) {
    for (const kind of importKinds) {
      for (const column of columnsOfKind[kind]) {
        const found = checkCell(column, text, { ...callFrame, kind })
        if (/hyperlink|importxml\(concat\("http|https?:/i.test(text)) expect(found && (cellProblems[found.problem] === 'error' || found.mend !== null), `${column} ${text}`).toBe(true)
        if (found?.mend && !text.trim().startsWith(found.mend[0] ?? '')) expect(found.mend, `${column} ${text}`).not.toMatch(/^[=+@-]/)
      }
    }
  }
})

test('a holiday covers consecutive days once a year; a contact’s name is unique', () => {
  const sheet = (kind: 'holidays' | 'contacts', columns: ImportSheet['columns'], rows: string[][]): ImportSheet => ({ kind, columns, rows: rows.map((cells, index) => ({ row: index + 2, cells, choice: 'merge' })) })
  const found = (one: ImportSheet) => inspectSheet(one, frameOfSheet(one, { groups: [], pins: [], units: [], people: [] })).findings.map(({ row, column, problem, mend }) => [row, column, problem, mend])
  expect(found(sheet('holidays', ['Name', 'FirstDay', 'LastDay'], [
    ['Thanksgiving', '11/25/2027', ''], ['Thanksgiving', '2028-11-23', '2028-11-22'], ['Thanksgiving', '2028-11-24', ''], ['New Year', '', ''], ['', '2027-01-01', ''],
  ]))).toEqual([[3, 'LastDay', 'dayOrder', null], [5, 'FirstDay', 'noDay', null], [6, 'Name', 'noName', null], [4, 'Name', 'nameTwice', null]])
  expect(found(sheet('contacts', ['Name', 'Phone', 'Person'], [['Gulf', '12', ''], ['Gulf', '', 'Nobody'], ['gulf', '', '']]))).toEqual([
    [2, 'Phone', 'phone', null], [3, 'Person', 'nobody', null], [4, 'Name', 'nameTwice', null],
  ])
})
