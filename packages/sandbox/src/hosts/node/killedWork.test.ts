import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bodiesOf } from '../../exporting/runExports.ts'
import { openCodeVault } from '../../secrets/codeVault.ts'
import { type Bench, openBench, saturday } from '../../testing.fixture.ts'

/** How often each kind of work is cut. Set KILLS to a larger number to try more moments by hand. */
const kills = Number(process.env['KILLS'] ?? 1)
const timeout = 60_000 + kills * 30_000
/** The tables that each kind of work writes. */
const works = { pushes: 'device_commands|controllers|unheard_changes', lockdown: 'lockdown_ports|lockdown_events|ports|door_overrides', export: 'export_parts|exports|mails' } as const
const rounds = 15
const script = join(import.meta.dirname, 'killedWork.fixture.ts')
const options = (path: string, now = saturday) => ({ databasePath: path, time: { now }, makeKeyPair: undefined })

/** A file in which a code is on its way to slow controllers, doors are being locked, and an export is being made. */
async function prepare(path: string): Promise<number> {
  const bench = await openBench(options(path))
  await bench.signIn()
  const { client, sandbox: { store } } = bench
  await store.updateTable('controllers').set({ delay_ms: 7000 }).execute()
  const like = await store.selectFrom('users').selectAll().where('email', '=', 'a.abbott@mail.example').executeTakeFirstOrThrow()
  const people = Array.from({ length: 900 }, (_, person) => ({ ...like, id: 50_000 + person, name: `Person ${person}`, directory_pin: '', email: `person${person}@mail.example`, username: `person${person}` }))
  for (let from = 0; from < people.length; from += 100) await store.insertInto('users').values(people.slice(from, from + 100)).execute()
  const PropertyLocations = [101, 104, 106].map((PropertyLocationID) => ({ PropertyLocationID, IsActive: true }))
  for (const Code of ['60611', '60612', '60613']) await client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: 'Cleaners', Code, PropertyLocations })
  await client.setLockdown({ PortIDs: ['main-entry', 'clubhouse', 'pool-gate'], Reason: 'Gas leak' })
  await client.createExport({ Name: 'Everybody', Format: 'csv', What: { Of: 'users' } })
  const { total } = await store.selectFrom('exports').select('total').executeTakeFirstOrThrow()
  await bench.sandbox.close()
  return total ?? 0
}

/** Asks in a process of its own until it is done, or until the process kills itself before its nth write of some tables. */
function work(path: string, tables: string, at: number, now: number) {
  const ended = spawnSync(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', script, path, tables, String(at), String(now), String(rounds)], { encoding: 'utf8' })
  return { signal: ended.signal, written: ended.stdout.split(' '), problem: ended.stderr }
}

/** What is there at the end, without the moments at which it came to be. */
async function read({ sandbox: { store } }: Bench) {
  const vault = await openCodeVault(store)
  const commands = await store.selectFrom('device_commands').select(['id', 'module_id', 'port_id', 'code_id', 'action', 'status', 'refusals', 'reason']).orderBy('id').execute()
  const doors = await store.selectFrom('lockdown_ports').select(['lockdown_id', 'port_id', 'state', 'failure']).orderBy('port_id').execute()
  const events = await store.selectFrom('lockdown_events').select(['lockdown_id', 'kind', 'port_name']).orderBy('kind').orderBy('port_name').execute()
  const locked = await store.selectFrom('ports').select(['id', 'locked_by']).where('locked_by', 'is not', null).orderBy('id').execute()
  const exports = await store.selectFrom('exports').select(['id', 'state', 'lines', 'size', 'percent']).execute()
  const mails = await store.selectFrom('mails').select('subject').where('subject', 'like', 'Export%').execute()
  const file = (await bodiesOf({ store, vault }, exports[0]?.id ?? 0)).join('')
  return { commands, doors, events, locked, exports, mails, file }
}

test(`killed at ${3 * kills} moments while codes are pushed, doors locked and a list exported: nothing is lost and nothing done twice`, { timeout }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const before = join(folder, 'before.db')
  const total = await prepare(before)
  const copy = (name: string) => {
    const path = join(folder, `${name}.db`)
    cpSync(before, path)
    return path
  }
  const whole = copy('whole')
  const { written, problem } = work(whole, '', 0, saturday)
  expect(problem).toBe('')
  const expected = await read(await openBench(options(whole)))
  expect(expected.exports).toMatchObject([{ state: 'done', lines: total, percent: 100 }])
  expect(expected.mails).toHaveLength(1)
  expect(new Set(expected.file.match(/^\d+,/gm)).size).toBe(total)
  expect(expected.commands.filter(({ status }) => status === 'acknowledged').length).toBeGreaterThan(3)
  expect(expected.locked.length).toBeGreaterThan(1)

  for (const [name, tables] of Object.entries(works)) {
    const writes = written.filter((table) => tables.split('|').includes(table)).length
    expect(writes, name).toBeGreaterThan(4)
    for (let kill = 0; kill < kills; kill += 1) {
      const path = copy(`${name}-${kill}`)
      const at = Math.ceil(Math.random() * writes)
      expect(work(path, tables, at, saturday).signal).toBe('SIGKILL')
      expect(work(path, tables, 0, saturday + 3000).problem).toBe('')
      expect(await read(await openBench(options(path))), `${name}, before write ${at} of ${writes}`).toEqual(expected)
    }
  }
})
