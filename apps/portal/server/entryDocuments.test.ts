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
])('the address %s gets the document of %s', (pathname, path) => {
  expect(findDocument(pathname)?.path).toBe(path)
})

test('each document has a file of its own, also where file names ignore case', () => {
  const files = entryDocuments.map(({ path }) => documentFile(path).toLowerCase())
  expect(new Set(files).size).toBe(files.length)
})
