import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolderOf } from './makeFolderOf.ts'

test('the folder of the database is created; a failure says why and what to set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  makeFolderOf(join(folder, 'a/b/db.sqlite'))
  expect(existsSync(join(folder, 'a/b'))).toBe(true)
  makeFolderOf(join(folder, 'a/b/db.sqlite'))
  writeFileSync(join(folder, 'file'), '')
  const wrong = [join(folder, 'file/b/db.sqlite'), ...(existsSync('/proc/self') ? ['/proc/nothing/db.sqlite'] : [])]
  for (const path of wrong) expect(() => makeFolderOf(path)).toThrow(/^The folder .* of the database cannot be made: .* Set SANDBOX_DB to a file in a folder that can be written\.$/)
})
