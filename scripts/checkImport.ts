// `npm run check-import -- movers.csv`: lists the problems of a file before it is imported.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readImportFile } from '../packages/importing/src/index.ts'
import { cellProblems, frameOfSheet, guessColumns, type ImportColumn, importKinds, inspectSheet, rowsToImport } from '../packages/domain/src/index.ts'
import { importGridMessages as words } from '../packages/ui/src/importing/ImportGrid/ImportGrid.messages.ts'
import { importWizardMessages } from '../packages/ui/src/importing/ImportWizard/ImportWizard.messages.ts'

const usage = `Usage: npm run check-import -- <file.csv or .xlsx> [--kind ${importKinds.join('|')}] [--sheet "Sheet1"] [--groups "Residents, Tower A;Staff"]
Reads a file as the portal does. User groups are checked where they are named; people, places and doors, the portal checks. Ends with 1 where a row cannot be imported, 2 where nothing could be read.`

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const { values, positionals: [path] } = parseArgs({ options: { groups: { type: 'string' }, kind: { type: 'string', default: 'users' }, sheet: { type: 'string' } }, allowPositionals: true })
  if (path === undefined) throw new Error('Name a file.')
  const kind = importKinds.find((one) => one === values.kind)
  if (kind === undefined) throw new Error(`A file is about one of ${importKinds.join(', ')}.`)
  const file = await readImportFile({ kind, name: basename(path), bytes: readFileSync(path), sheet: values.sheet ?? null })
  if (!('rows' in file) && 'sheets' in file) throw new Error(`Name one of its sheets: ${file.sheets.join(', ')}.`)
  if ('problem' in file) throw new Error(importWizardMessages.problems[file.problem].replace('{row}', String(file.row ?? 0)))
  const columns = guessColumns(kind, file.headings, file.rows.map(({ cells }) => cells)).map(({ column }) => (isUnknown(column, values.groups) ? null : column))
  const sheet = { kind, columns, rows: file.rows.map((row) => ({ ...row, choice: 'merge' as const })) }
  const groups = values.groups?.split(';').map((name) => name.trim()) ?? []
  const check = inspectSheet(sheet, frameOfSheet(sheet, { groups, pins: [], units: [], people: [] }))
  console.log(`${path}: ${file.encoding}${file.isGuess ? ' (a guess)' : ''}; columns ${columns.map((column) => column ?? '–').join(', ')}`)
  for (const { row, column, value, problem, mend, about = '' } of check.findings) {
    console.log(`${path}: row ${row}: ${cellProblems[problem]}: ${words[column]} “${value}”: ${words[problem].replace('{about}', about)}${mend === null ? '' : ` ${words.use.replace('{value}', mend)}`}`)
  }
  for (const [row, earlier] of check.twins) console.log(`${path}: row ${row}: warning: the same person as in row ${earlier}`)
  const ready = rowsToImport(sheet, check).length
  console.log(`${file.rows.length} rows, ${ready} can be imported`)
  return ready === file.rows.length ? 0 : 1
}

/** Whether a problem is about a name of a group or user, which this command cannot check because it has no data of the property. */
function isUnknown(column: ImportColumn | null, groups: string | undefined): boolean {
  return (column === 'UserGroup' && groups === undefined) || column === 'FirstCalled' || column === 'SecondCalled' || column === 'Person' || column === 'Places' || column === 'Doors'
}
