// `npm run check-import -- movers.csv`: what is wrong with a file of people, before it is imported.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { newImportMessages } from '../apps/portal/src/routes/site/import/messages.ts'
import { readImportFile } from '../apps/portal/src/routes/site/import/newImport/readImportFile.ts'
import { cellProblems, frameOfSheet, guessColumns, inspectSheet, rowsToImport } from '../packages/domain/src/index.ts'
import { importGridMessages as words } from '../packages/ui/src/importing/ImportGrid/ImportGrid.messages.ts'

const usage = `Usage: npm run check-import -- <file.csv> [--groups "Residents, Tower A;Staff"]
Reads a file of people as the portal does. Groups are checked where they are named. Ends with 1 where a row cannot be imported, 2 where nothing could be read.`

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const { values, positionals: [path] } = parseArgs({ options: { groups: { type: 'string' } }, allowPositionals: true })
  if (path === undefined) throw new Error('Name a file.')
  const file = await readImportFile(basename(path), readFileSync(path))
  if ('problem' in file) {
    const text = newImportMessages.get()[file.problem]
    throw new Error(typeof text === 'string' ? text : text({ row: file.row ?? 0 }))
  }
  const columns = guessColumns(file.headings, file.rows.map(({ cells }) => cells)).map(({ column }) => (column === 'UserGroup' && values.groups === undefined ? null : column))
  const sheet = { columns, rows: file.rows.map((row) => ({ ...row, choice: 'merge' as const })) }
  const groups = values.groups?.split(';').map((name) => name.trim()) ?? []
  const check = inspectSheet(sheet, frameOfSheet(sheet, { groups, pins: [], units: [] }))
  console.log(`${path}: ${file.encoding}${file.isGuess ? ' (a guess)' : ''}; columns ${columns.map((column) => column ?? '–').join(', ')}`)
  for (const { row, column, value, problem, mend } of check.findings) {
    console.log(`${path}: row ${row}: ${cellProblems[problem]}: ${words[column]} “${value}”: ${words[problem]}${mend === null ? '' : ` ${words.use.replace('{value}', mend)}`}`)
  }
  for (const [row, earlier] of check.twins) console.log(`${path}: row ${row}: warning: the same person as in row ${earlier}`)
  const ready = rowsToImport(sheet, check).length
  console.log(`${file.rows.length} rows, ${ready} can be imported`)
  return ready === file.rows.length ? 0 : 1
}
