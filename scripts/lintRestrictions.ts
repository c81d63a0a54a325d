// `npm run lint-restrictions -- export.json`: reports the problems of the restrictions in exported data.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lintExport } from './lintExport.ts'

const usage = `Usage: npm run lint-restrictions -- <file.json … | -> [--time-zone America/Chicago] [--at 2026-11-21T16:00:00Z]
Reads JSON with restrictions anywhere in it; - reads standard input. Ends with 1 where there is an error, 2 where nothing could be read.`

try {
  process.exitCode = run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}

function run(): number {
  const { values, positionals } = parseArgs({ options: { 'time-zone': { type: 'string', default: 'UTC' }, at: { type: 'string' } }, allowPositionals: true })
  const now = values.at === undefined ? Date.now() : Date.parse(values.at)
  if (positionals.length === 0) throw new Error('Name a file.')
  if (Number.isNaN(now)) throw new Error(`--at is an ISO instant, got ${values.at}.`)
  const reports = positionals.map((file) => ({ file, ...lintExport(JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')), { now, timeZone: values['time-zone'] }) }))
  for (const { file, findings } of reports) {
    for (const { path, severity, code, field, index } of findings) console.log(`${file}: ${path}: ${severity}: ${code} in ${field}${index === null ? '' : ` ${index}`}`)
  }
  const checked = reports.reduce((sum, report) => sum + report.checked, 0)
  if (checked === 0) throw new Error('There is no restriction in it.')
  const count = (severity: string) => reports.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity).length
  console.log(`${checked} restrictions, ${count('error')} errors, ${count('warning')} warnings`)
  return count('error') > 0 ? 1 : 0
}
