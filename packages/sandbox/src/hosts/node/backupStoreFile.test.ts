import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openBench, saturday } from '../../testing.fixture.ts'
import { backupStoreFile } from './backupStoreFile.ts'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../../../../../scripts/backup.ts')

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a copy taken during writes opens the same doors, keeps sessions, and has all acknowledged writes', async () => {
  const folder = makeFolder()
  const [databasePath, target] = [join(folder, 'sandbox.db'), join(folder, 'copy.db')]
  const options = { time: { now: saturday }, makeKeyPair: undefined }
  const before = await openBench({ databasePath, ...options })
  const session = await before.signIn()
  const code = await before.code('Lone Star')
  const used = await before.code('Brightwater')
  expect(await before.scan('main-entry', used)).toMatchObject({ outcome: 'open' })

  const copy = { isDone: false }
  const copying = run(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', script, target, '--db', databasePath]).finally(() => (copy.isDone = true))
  while (!copy.isDone) {
    await before.sandbox.clock.moveBy(1)
    // Waits until the copy has finished between two writes.
    await turn()
  }
  expect((await copying).stdout).toMatch(/copy\.db: \d+ tables, whole and sound\./)
  expect(statSync(target).mode & 0o777).toBe(0o600)
  await before.sandbox.close()
  rmSync(databasePath)

  const after = await openBench({ databasePath: target, ...options })
  expect((await after.send(await after.seal('getDashboard', {}, session))).status).toBe(200)
  expect(await after.code('Lone Star')).toBe(code)
  expect(await after.scan('main-entry', used)).toMatchObject({ reason: 'codeAlreadyUsed' })
  await expect(after.signIn()).resolves.toMatchObject({})
})

test('a file that cannot be copied is reported, and no partial copy is left', () => {
  const folder = makeFolder()
  const notes = join(folder, 'notes.txt')
  writeFileSync(notes, 'No database at all. '.repeat(100))
  expect(() => backupStoreFile(join(folder, 'none.db'), join(folder, 'copy.db'))).toThrow('There is no database at')
  expect(() => backupStoreFile(notes, join(folder, 'copy.db'))).toThrow('not a database')
  expect(() => backupStoreFile(notes, notes)).toThrow('exists already')
  expect(existsSync(join(folder, 'none.db'))).toBe(false)
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})
