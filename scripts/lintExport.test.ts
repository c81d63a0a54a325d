import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { unrestricted } from '@portal/domain'
import { lintExport } from './lintExport.ts'

const options = { now: Date.parse('2026-11-21T18:00Z'), timeZone: 'America/Chicago' }
const office = { Days: [1, 2, 3, 4, 5], Start: 480, End: 1080 }
const record = (change: object) => ({ Windows: [office], Exceptions: [], ...change })
const found = (data: unknown) => lintExport(data, options).findings.map(({ path, severity, code, index }) => `${path}: ${severity} ${code}${index === null ? '' : ` ${index}`}`)

it('problems by each rule of the linter are found anywhere in the data', () => {
  expect(found({
    Restrictions: [
      { Restriction: record({}) },
      { Restriction: record({ Windows: [office, { ...office, Days: [] }] }) },
      { Restriction: record({ Windows: [{ ...office, End: 480 }] }) },
      { Restriction: record({ EndDate: '2026-11-20' }) },
      { Restriction: record({ LimitEntryExpirationStartDate: '2026-12-02', EndDate: '2026-12-01' }) },
      { Restriction: record({ LimitEntryUses: 5, UsesLeft: 0 }) },
      { Restriction: record({ EndDate: '2026-12-01', Exceptions: [{ Name: 'Christmas', From: '2026-12-25', Until: '2026-12-25', Effect: 'deny', Start: 0, End: 1440 }] }) },
      { Restriction: record({ EndDate: '2026-02-30' }) },
      { Restriction: record({ Windows: 'weekdays' }) },
    ],
  })).toEqual([
    'Restrictions[1].Restriction: error noWeekday 1',
    'Restrictions[2].Restriction: error zeroLength 0',
    'Restrictions[3].Restriction: warning expired',
    'Restrictions[4].Restriction: error startAfterEnd',
    'Restrictions[5].Restriction: warning usesExhausted',
    'Restrictions[6].Restriction: warning exceptionOutsideValidity 0',
    'Restrictions[7].Restriction: error unreadable',
    'Restrictions[8].Restriction: error unreadable',
  ])
})

it('a user’s own restriction is compared with those of all groups, in the property’s time zone', () => {
  const weekend = record({ Windows: [{ Days: [6, 7], Start: 0, End: 1440 }] })
  const port = (GroupRestriction: object | null) => ({ PortID: 'main', GroupRestriction })
  expect(found({ Restriction: weekend, Ports: [port(record({})), port(record({}))] })).toEqual(['Restriction: warning unreachable 0'])
  expect(found({ Restriction: weekend, Ports: [port(record({})), port(weekend)] })).toEqual([])
  const ending = { Restriction: record({ EndDate: '2026-11-21', EndTime: '12:30' }) }
  expect([found({ TimeZone: 'America/Chicago', ...ending }), found({ TimeZone: 'Europe/Berlin', ...ending })]).toEqual([[], ['Restriction: warning expired']])
})

it('restrictions in the domain’s form are read, and other data is ignored', () => {
  expect(found([{ ...unrestricted, windows: [{ days: [], start: 0, end: 60 }] }])).toEqual(['[0]: error noWeekday 0'])
  expect(lintExport({ Schedules: [{ Windows: [], Exceptions: [], Ports: ['main'] }], Users: [{ ID: 1, EndDate: null }] }, options)).toEqual({ checked: 0, findings: [] })
})

it('the command checks a file, and exits with 1 for an error and with 2 if the file cannot be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const run = async (data: unknown) => {
    const file = join(folder, 'export.json')
    writeFileSync(file, JSON.stringify(data))
    const script = join(import.meta.dirname, 'lintRestrictions.ts')
    const { stdout, code } = await promisify(execFile)(process.execPath, ['--conditions=@portal/source', script, file, '--at', '2026-11-21T18:00:00Z'])
      .then(({ stdout }) => ({ stdout, code: 0 }), (error: { stdout: string; code: number }) => error)
    return [code, stdout.trim().split('\n').at(-1)]
  }
  expect(await run([record({})])).toEqual([0, '1 restrictions, 0 errors, 0 warnings'])
  expect(await run([record({}), record({ Windows: [{ ...office, Days: [] }] })])).toEqual([1, '2 restrictions, 1 errors, 0 warnings'])
  expect(await run([])).toEqual([2, ''])
})
