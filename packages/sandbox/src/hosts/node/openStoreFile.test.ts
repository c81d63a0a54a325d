import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { danaName, openBench, saturday } from '../../testing.fixture.ts'
import { openStoreFile } from './openStoreFile.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  path = join(folder, 'sandbox.db')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Creates a database with example data and closes it. */
async function makeStore(): Promise<void> {
  const bench = await openBench({ databasePath: path, time: { now: saturday } })
  await bench.sandbox.close()
}

test('only the owner can read the file and its side files, even of an older store', async () => {
  writeFileSync(path, '', { mode: 0o644 })
  const store = await openStoreFile(path)
  onTestFinished(() => store.destroy())
  for (const name of [path, `${path}-wal`, `${path}-shm`]) expect(statSync(name).mode & 0o777, name).toBe(0o600)
})

test.each([
  ['is not a database', () => writeFileSync(path, 'A letter to a friend, long enough to be read as a file header. '.repeat(20)), 'is damaged'],
  ['is a folder', () => mkdirSync(path), 'cannot be opened'],
])('a file that %s is reported by its path, with what to do', async (_what, spoil, said) => {
  spoil()
  const opening = openStoreFile(path)
  await expect(opening).rejects.toThrow(path)
  await expect(opening).rejects.toThrow(said)
})

test('a missing folder is reported by its path, with what to do', async () => {
  await expect(openStoreFile(join(folder, 'none', 'sandbox.db'))).rejects.toThrow(/none\/sandbox\.db cannot be opened\. Check that its folder exists/)
})

test('a damaged page is found at the start, before any request', async () => {
  await makeStore()
  const bytes = readFileSync(path)
  const page = bytes.readUInt16BE(16)
  bytes.fill(0xff, page * 20, page * 21)
  writeFileSync(path, bytes)
  await expect(openStoreFile(path)).rejects.toThrow(/is damaged\. Restore a copy of it, or delete it/)
})

test('a missing table, column or trigger is reported at the start, before any request', async () => {
  await makeStore()
  const database = new DatabaseSync(path)
  database.exec('drop table faults; drop trigger people_search_delete; alter table seed_links drop column who')
  database.close()
  await expect(openStoreFile(path)).rejects.toThrow(/missing: .*table faults.*trigger people_search_delete.*column seed_links\.who/)
})

test.each(['9999-later', '0001-core'])('a store of another version (%s) is refused with an explanation and stays unchanged', async (name) => {
  await makeStore()
  const database = new DatabaseSync(path)
  onTestFinished(() => database.close())
  database.exec(`insert into kysely_migration (name, timestamp) values ('${name}', '2030-01-01')`)
  const schema = () => database.prepare('select name, sql from sqlite_schema order by name').all()
  const before = schema()
  await expect(openStoreFile(path)).rejects.toThrow(/may belong to a newer version, or to one from before the first release/)
  expect(schema()).toEqual(before)
})

test('a database locked by another program answers soon that it is locked', async () => {
  await makeStore()
  const bench = await openBench({ databasePath: path, time: { now: saturday } })
  const other = new DatabaseSync(path)
  other.exec('begin immediate')
  const startedAt = performance.now()
  const answer = await bench.send(await bench.seal('login', { username: danaName, password: 'sandbox1' }))
  expect(answer).toMatchObject({ status: 503, body: { code: 'STORE_LOCKED' } })
  expect(answer.headers.get('retry-after')).toBe('1')
  expect(performance.now() - startedAt).toBeLessThan(3000)
  other.exec('rollback')
  other.close()
  await expect(bench.signIn()).resolves.toBeDefined()
})
