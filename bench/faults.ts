import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Table } from './printTable.ts'

const root = join(import.meta.dirname, '..')

interface Report {
  testResults: { assertionResults: { title: string; status: string; ancestorTitles: string[]; meta: { found?: Record<string, string[]> } }[] }[]
}

/** Tests every page and form of `faultMatrix.test.tsx` with every fault. */
export function benchFaults(): Table[] {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-faults-')), 'report.json')
  const conditions = ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning']
  const run = ['run', '--project', 'components', 'apps/portal/src/app/faultMatrix.test.tsx', '--retry', '0', '--reporter', 'json', '--outputFile', file]
  spawnSync(process.execPath, [...conditions, join(root, 'node_modules/vitest/vitest.mjs'), ...run], { cwd: root, stdio: 'inherit', env: { ...process.env, VITE_FAULTS: 'all' } })
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const ended = testResults.flatMap(({ assertionResults }) => assertionResults)
  const lost = ended.find(({ status, meta }) => status !== 'passed' && meta.found === undefined)
  if (lost) throw new Error(`${lost.title} did not end.`)
  return Object.entries(Object.groupBy(ended, ({ ancestorTitles }) => ancestorTitles.at(-1) ?? '')).map(([title, cases = []]) => {
    const faults = [...new Set(cases.flatMap(({ meta }) => Object.keys(meta.found ?? {})))]
    const rows = faults.map((fault) => {
      const met = cases.filter(({ meta }) => meta.found?.[fault])
      const missed = met.filter(({ meta }) => (meta.found?.[fault] ?? []).length > 0)
      return [fault, String(met.length), String(met.length - missed.length), missed.map((one) => `${one.title}: ${(one.meta.found?.[fault] ?? []).join(', ')}`).join('; ')]
    })
    return { title, columns: ['fault', 'tried', 'kept', 'missed'], rows }
  })
}
