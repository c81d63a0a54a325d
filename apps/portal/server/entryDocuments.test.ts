import { expect, test } from 'vitest'
import { documentFile, entryDocuments, findDocument } from './entryDocuments.ts'

test.each([
  ['/site/users', '/site/users'],
  ['/site/users/', '/site/users'],
  ['/SITE/Users', '/site/users'],
  ['/site/users/new', '/site/users/new'],
  ['/site/users/42', '/site/users/:id'],
  ['/site/users/42/edit', '/site/users/:id/edit'],
  ['/Invite', '/Invite'],
  ['/auth/login', '/auth/login'],
  ['/site/users/42/edit/more', '/site/*'],
  ['/site', '/site/*'],
  ['/sites/users', undefined],
  ['/', undefined],
])('%s begins with the document of %s', (pathname, path) => {
  expect(findDocument(pathname)?.path).toBe(path)
})

test('no two documents are one file, on any file system', () => {
  const files = entryDocuments.map(({ path }) => documentFile(path).toLowerCase())
  expect(new Set(files).size).toBe(files.length)
})
