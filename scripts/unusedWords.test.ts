import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findUnusedWords } from './unusedWords.ts'

const root = join(import.meta.dirname, '..')

it('every text of every table is used', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'], { cwd: root, encoding: 'utf8' }).trim().split('\n').filter((file) => file.includes('/src/'))
  expect(files.filter((file) => file.endsWith('essages.ts')).length).toBeGreaterThan(60)
  expect(findUnusedWords(files, root), 'delete the text in every language, or read it').toEqual([])
})

it('unused texts of the portal and of the library are reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    'apps/portal/src/a.messages.ts': `export const aMessages = words('a', {\n  title: 'Users: all of them',\n  many: count({ one: '{count} user', other: '{count} users' }),\n  gone: 'Gone',\n})\n`,
    'apps/portal/src/A.tsx': `const t = aMessages.useWords()\nt.title // gone\n`,
    'packages/ui/src/B/B.messages.ts': `export const bMessages = {\n  close: 'Close',\n  status: { open: 'Open', shut: 'Shut' },\n} as const\n`,
    'packages/ui/src/B/B.tsx': `words.close, words.status.open`,
    'packages/ui/src/C/C.tsx': `words.shut`,
  }
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), code)
  }
  expect(findUnusedWords(Object.keys(files), folder)).toEqual(['apps/portal/src/a.messages.ts: gone', 'packages/ui/src/B/B.messages.ts: shut'])
})
